/** Words shown until it is known who is there. */
export const signingInCopy = {
  checking: 'Ihre Anmeldung wird geprüft …',
} as const;
