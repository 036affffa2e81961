/** Stories that look the same in some look, and why each is needed all the same. */
export const samePictures: readonly { stories: readonly string[]; reason: string }[] = [
  {
    stories: ['components-drawer--without-footer', 'layouts-applayout--with-drawer'],
    reason:
      'The drawer over a page and the page under a drawer: one is about the drawer, the other about its place.',
  },
  {
    stories: ['screens-shipments-newshipment--forbidden', 'screens-shipments-shipments--forbidden'],
    reason: 'Two screens that refuse the same person in the same words, which both have to.',
  },
];
