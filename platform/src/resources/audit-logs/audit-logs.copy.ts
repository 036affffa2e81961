/** Words of the audit log at the API, and the heads of its table. */
export const auditLogCopy = {
  notFound: 'Diesen Eintrag gibt es nicht.',
  fileName: 'Audit-Log',
  /** What is taken away as a table, by the first word of the path that gives it. */
  tables: {
    'audit-logs': 'Audit-Logs',
    billing: 'Abrechnung',
    contacts: 'Kontakte',
    shipments: 'Sendungen',
    statistics: 'Statistiken',
  } as Readonly<Record<string, string>>,
  columns: {
    at: 'Zeitpunkt',
    person: 'Person',
    organization: 'Organisation',
    action: 'Aktion',
    kind: 'Objektart',
    object: 'Objekt',
    field: 'Feld',
    before: 'Vorher',
    after: 'Nachher',
    requestId: 'Vorgangsnummer',
  },
} as const;
