/** Words of the audit log at the API, and the heads of its table. */
export const auditLogCopy = {
  notFound: 'Diesen Eintrag gibt es nicht.',
  fileName: 'Audit-Log',
  columns: {
    at: 'Zeitpunkt',
    person: 'Person',
    organization: 'Organisation',
    action: 'Aktion',
    kind: 'Objektart',
    object: 'Objekt',
    fields: 'Felder',
    requestId: 'Vorgangsnummer',
  },
} as const;
