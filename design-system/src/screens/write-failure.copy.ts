/** Why something was not done, and what can be done about it, where nobody has given a reason. */
export const writeFailureCopy = {
  tryAgain: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  /** The answer was lost. To try again does no harm. */
  unanswered: 'Die Antwort ist ausgeblieben. Sehen Sie nach, oder versuchen Sie es erneut.',
} as const;
