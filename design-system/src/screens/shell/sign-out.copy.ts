const oneLost = 'Beim Abmelden wird dieser Entwurf gelöscht.';
const severalLost = 'Beim Abmelden werden diese Entwürfe gelöscht.';

/** A sentence for each thing that was begun. */
const each = (subject: string, begun: readonly string[]) =>
  begun.map((words) => `${subject} haben Sie ${words}.`).join(' ');
const isSame = (left: readonly string[], right: readonly string[]) =>
  left.length === right.length && left.every((words) => right.includes(words));
const lost = ({ length }: readonly string[]) => (length > 1 ? severalLost : oneLost);

/** Words of the questions before somebody signs out, which leaves the page and all other tabs. Loaded once they are asked. */
export const signOutCopy = {
  /** Before signing out, where drafts lie that are not on the page. */
  signOut: {
    title: 'Abmelden?',
    kept: (begun: readonly string[]) =>
      `${begun.map((words) => `Sie haben ${words}.`).join(' ')} ${lost(begun)}`,
    elsewhere: (begun: readonly string[]) => `${each('In einem anderen Tab', begun)} ${lost(begun)}`,
    both: (here: readonly string[], elsewhere: readonly string[]) =>
      isSame(here, elsewhere)
        ? `${each('In diesem und in einem anderen Tab', here)} ${severalLost}`
        : `${each('In diesem Tab', here)} ${each('In einem anderen Tab', elsewhere)} ${severalLost}`,
    accept: 'Abmelden',
    reject: 'Angemeldet bleiben',
  },
  /** Before signing out while an order is under way, or nobody knows yet what became of it. */
  orderOpen: {
    here: 'Ob Ihre Sendung beauftragt ist, steht noch nicht fest. Das klärt sich auch nach dem Abmelden; Ihre Eingaben werden gelöscht. Prüfen Sie nach der nächsten Anmeldung die Sendungsliste, bevor Sie die Sendung erneut beauftragen.',
    elsewhere:
      'In einem anderen Tab steht noch nicht fest, ob eine Sendung beauftragt ist. Das klärt sich auch nach dem Abmelden; die Eingaben werden gelöscht. Prüfen Sie nach der nächsten Anmeldung die Sendungsliste, bevor Sie die Sendung erneut beauftragen.',
    both: 'In diesem und in einem anderen Tab steht noch nicht fest, ob Sendungen beauftragt sind. Das klärt sich auch nach dem Abmelden; die Eingaben werden gelöscht. Prüfen Sie nach der nächsten Anmeldung die Sendungsliste, bevor Sie die Sendungen erneut beauftragen.',
  },
} as const;
