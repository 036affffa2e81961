/**
 * Stories that look the same in some look, and why each is needed all the same. Screens that refuse somebody do so in the same
 * words, and need no reason.
 */
export const samePictures: readonly { stories: readonly string[]; reason: string }[] = [
  {
    stories: ['screens-shell-benchshell--ready', 'screens-shipments-packingbench--ready'],
    reason:
      'The bench is never seen without its frame: one story tells what is in it, the other what is around it.',
  },
  {
    stories: ['components-drawer--without-footer', 'layouts-applayout--with-drawer'],
    reason:
      'The drawer over a page and the page under a drawer: one is about the drawer, the other about its place.',
  },
  {
    stories: ['screens-shipments-quotes--open', 'screens-shipments-quotes-quotepanel--ready'],
    reason:
      'The tab with a quote open and the panel of that quote, which is shown in its place: each is a state.',
  },
  ...[
    ['failed', 'failed'],
    ['loading', 'loading'],
    ['not-found', 'not-found'],
  ].map(([ofStaff, ofCustomers]) => ({
    stories: [
      `screens-backoffice-offers-offerpanel--${ofStaff}`,
      `screens-shipments-quotes-quotepanel--${ofCustomers}`,
    ],
    reason:
      'Staff and the organisation see the same of a quote that nobody can answer; each screen has its own.',
  })),
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
    stories: [
      'screens-backoffice-testsample--not-found',
      'screens-backoffice-testsample-testhistory--not-found',
    ],
    reason: 'A series that is not there has no history either; each of the two is a page of its own.',
  },
];
