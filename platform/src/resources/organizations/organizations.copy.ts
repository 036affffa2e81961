/** German words of the API about organisations and who joins them. */
export const organizationApiCopy = {
  invitationClosed:
    'Diese Einladung ist nicht mehr gültig. Bitten Sie den Inhaber Ihrer Organisation, Sie erneut einzuladen.',
  invitationForSomebodyElse: 'Diese Einladung ist für eine andere E-\u2060Mail-Adresse bestimmt.',
  invitationForSomebodyElseDetail:
    'Melden Sie sich mit dem Konto an, dessen E-\u2060Mail-Adresse eingeladen wurde.',
} as const;
