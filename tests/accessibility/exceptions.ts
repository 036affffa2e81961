/** The checks beyond axe. */
export type Check =
  | 'reflow'
  | 'text spacing'
  | 'targets'
  | 'own fonts'
  | 'second opinion'
  | 'focus'
  | 'order'
  | 'reach';

/** A finding that stays, because the check is wrong there. */
interface Exception {
  check: Check;
  /** The file or the story, as the test's name has it; all stories if left out. */
  where?: string;
  finding: RegExp;
  reason: string;
}

export const exceptions: readonly Exception[] = [
  {
    check: 'second opinion',
    finding: /^input_label_exists: .*<(?:input|select)|^label_content_exists/,
    reason:
      'Words that also stand beside a field, such as the name of its row, are clipped in its label; the checker takes clipped words for missing ones. axe reads them and judges labels in every story.',
  },
  {
    check: 'text spacing',
    where: 'screens/shipments/Shipments/Shipments.stories.tsx',
    finding: /^ellipsis/,
    reason: 'Rows keep their height; the whole text stands in the panel that the row opens.',
  },
  {
    check: 'text spacing',
    where: 'screens/shipments/Quotes/Quotes.stories.tsx',
    finding: /^ellipsis/,
    reason: 'As for the list of shipments.',
  },
  {
    check: 'text spacing',
    where: 'screens/backoffice/Offers/Offers.stories.tsx',
    finding: /^ellipsis/,
    reason: 'As for the list of shipments.',
  },
  {
    check: 'own fonts',
    where: 'screens/shipments/NewShipment/Messages.stories.tsx',
    finding: /^[山田商事]$/u,
    reason: 'What somebody typed in a script that no label can carry: their own machine has a font for it.',
  },
  {
    check: 'second opinion',
    where: 'screens/shipments/Quotes/Quotes.stories.tsx',
    finding: /^table_headers_exists/,
    reason: 'As for the list of shipments.',
  },
  {
    check: 'text spacing',
    where: 'screens/shell/AppShell/AppShell.stories.tsx',
    finding: /^ellipsis/,
    reason: 'The frame is shown around the list of shipments, whose rows keep their height.',
  },
  {
    check: 'focus',
    where: 'patterns/LabelDialog/',
    finding: /^<iframe>/,
    reason: 'The focus stands inside the browser’s own PDF viewer, which shows it.',
  },
  {
    check: 'second opinion',
    where: 'screens/shipments/Shipments/Shipments.stories.tsx',
    finding: /^table_headers_exists/,
    reason: 'Rows are cards on a phone: the head is not shown, and each value brings its label.',
  },
  {
    check: 'second opinion',
    where: 'patterns/ListFrame/',
    finding: /^table_headers_exists/,
    reason: 'As for the list of shipments.',
  },
  {
    check: 'second opinion',
    where: 'screens/shell/AppShell/AppShell.stories.tsx',
    finding: /^table_headers_exists/,
    reason: 'Around the list of shipments, as above.',
  },
  {
    check: 'second opinion',
    where: 'screens/shipments/NewShipment/Filling.stories.tsx › Search',
    finding: /^aria_hidden_nontabbable|^label_content_exists/,
    reason:
      'What an open list hides from screen readers cannot be reached by Tab either: Tab closes the list.',
  },
  {
    check: 'second opinion',
    where: 'screens/shell/Results.stories.tsx',
    finding: /^element_tabbable_role_valid.*alertdialog/,
    reason:
      'React Aria lets the focus rest on a toast, so that it is read in full and stays while a person is there.',
  },
  {
    check: 'second opinion',
    where: 'screens/shell/AuthShell/AuthShell.stories.tsx › WithAToast',
    finding: /^element_tabbable_role_valid.*alertdialog/,
    reason: 'A toast, as above.',
  },
  ...[
    'screens/backoffice/AllShipments/AllShipments.stories.tsx',
    'screens/backoffice/Countries/Countries.stories.tsx',
    'screens/backoffice/OrganizationPage/OrganizationShipments.stories.tsx',
    'screens/contacts/Contacts/',
    'screens/contacts/ContactPanel/',
    'screens/pickups/Pickups/',
  ].map((where) => ({
    check: 'text spacing' as const,
    where,
    finding: /^ellipsis/,
    reason: 'Rows keep their height; the whole text stands in the panel that the row opens.',
  })),
  ...[
    'screens/contacts/ContactImport/',
    'screens/pickups/Pickups/',
    'screens/settings/DayEndClosing/',
    'screens/settings/Team/',
  ].map((where) => ({
    check: 'second opinion' as const,
    where,
    finding: /^table_headers_exists/,
    reason: 'As for the list of shipments: on a phone each value brings its label.',
  })),
  {
    check: 'second opinion',
    where: 'screens/contacts/ContactImport/',
    finding: /^element_tabbable_role_valid.*role="group"|^table_aria_descendants.*aria-hidden="true"/,
    reason:
      'A part that scrolls takes the focus, so that keys scroll it, which axe asks for; rows that only keep the room of others are hidden from everybody.',
  },
  {
    check: 'second opinion',
    where: 'screens/backoffice/CronRun/',
    finding: /^element_tabbable_role_valid.*role="region"/,
    reason: 'A part that scrolls takes the focus, as above.',
  },
  {
    check: 'second opinion',
    where: 'screens/pickups/Pickups/Results.stories.tsx',
    finding: /^element_tabbable_role_valid.*alertdialog/,
    reason: 'A toast, as above.',
  },
  {
    check: 'second opinion',
    where: 'screens/shell/NewBuild.stories.tsx',
    finding: /^element_tabbable_role_valid.*alertdialog/,
    reason: 'A toast, as above.',
  },
  {
    check: 'focus',
    where: 'screens/notifications/NotificationDrawer/',
    finding: /^<a> LO-\d+ is covered by /,
    reason:
      'The specification wants a panel that lies over the page and lets it be used: what was opened may cover it while Escape takes it away (WCAG 2.4.11, note 2).',
  },
  ...(['order', 'reach'] as const).map((check) => ({
    check,
    where: 'components/WindowedTable/',
    finding: /./,
    reason:
      'Rows leave the page as others come into sight, and ten thousand are more than the walk goes through.',
  })),
  {
    check: 'order',
    where: 'screens/contacts/ContactImport/',
    finding: /^<select> .* → <button> .* importieren$/,
    reason: 'The walk leaves the windowed rows, as above, for the button below them.',
  },
];

/** The findings that no exception covers. */
export function withoutExceptions(check: Check, where: string, findings: string[]): string[] {
  const applying = exceptions.filter(
    (exception) =>
      exception.check === check && (exception.where === undefined || where.includes(exception.where)),
  );
  return findings.filter((finding) => !applying.some((exception) => exception.finding.test(finding)));
}
