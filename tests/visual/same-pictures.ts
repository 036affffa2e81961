/** Stories that look the same in some look, and why each is needed all the same. */
export const samePictures: readonly { stories: readonly string[]; reason: string }[] = [
  {
    stories: ['components-drawer--without-footer', 'layouts-applayout--with-drawer'],
    reason:
      'The drawer over a page and the page under a drawer: one is about the drawer, the other about its place.',
  },
  {
    stories: [
      'screens-shipments-newshipment--forbidden',
      'screens-shipments-quotes--forbidden',
      'screens-shipments-shipments--forbidden',
    ],
    reason: 'Screens that refuse the same person in the same words, which all of them have to.',
  },
  {
    stories: ['screens-shipments-quotes--open', 'screens-shipments-quotes-quotepanel--ready'],
    reason:
      'The tab with a quote open and the panel of that quote, which is shown in its place: each is a state.',
  },
  {
    stories: ['components-commandpalette--nothing-found', 'screens-shell-palette--no-hits'],
    reason: 'The component and the palette of the app, whose words for it are its own.',
  },
  {
    stories: ['screens-content-contentpage--not-found', 'screens-errors-errorpage--not-found'],
    reason: 'A text that is not there is told in the words of any page that is not there.',
  },
  {
    stories: ['screens-shell-appshell--without-creating', 'screens-shell-appshell--without-its-button'],
    reason:
      'One person may create nothing, for another the page has the button: the bar does without it in both.',
  },
  {
    stories: ['layouts-topbar--default', 'layouts-topbar--inverse'],
    reason: 'Forced colours take their grounds away, by which they differ.',
  },
];
