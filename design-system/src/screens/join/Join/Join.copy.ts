/** Words of the page that an invitation leads to. */
export const joinCopy = {
  checking: 'Einladung wird geprüft …',
  invited: (organization: string) => `Sie wurden zu ${organization} eingeladen`,
  stranger: 'Melden Sie sich an oder erstellen Sie ein Konto, um beizutreten.',
  signedInAs: (person: string) => `Sie sind als ${person} angemeldet.`,
  accept: 'Einladung annehmen',
  otherAccount: 'Mit anderem Konto anmelden',
  joining: 'Einladung wird angenommen …',
  joined: (organization: string) => `Sie gehören jetzt zu ${organization}`,
  member: (organization: string) => `Sie gehören bereits zu ${organization}`,
  closed: {
    title: 'Diese Einladung ist nicht mehr gültig',
    text: 'Bitten Sie den Inhaber Ihrer Organisation, Sie erneut einzuladen.',
  },
  wrongAccount: {
    title: 'Diese Einladung ist für ein anderes Konto bestimmt',
    text: 'Melden Sie sich mit dem Konto an, dessen E-\u2060Mail-Adresse eingeladen wurde.',
  },
  failed: {
    checking: 'Die Einladung konnte nicht geprüft werden',
    joining: 'Die Einladung konnte nicht angenommen werden',
  },
} as const;
