/** Words shown when the session has ended while somebody was at work. */
export const sessionEndedCopy = {
  title: 'Ihre Sitzung ist abgelaufen',
  text: 'Melden Sie sich erneut an – Ihr Entwurf bleibt gespeichert.',
  signInAgain: 'Erneut anmelden',
} as const;
