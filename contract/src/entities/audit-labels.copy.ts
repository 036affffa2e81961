import type { AuditObjectKind } from './audit-entry.ts';
import type { AuditAction } from './audit-record.ts';

/** What was done, in the list of staff and in its table. */
export const auditActionLabels = {
  created: 'Erstellt',
  changed: 'Geändert',
  deleted: 'Gelöscht',
  'order-begun': 'Beauftragung begonnen',
  ordered: 'Beauftragt',
  'not-ordered': 'Nicht beauftragt',
  'order-unclear': 'Beauftragung unklar',
  cancelled: 'Storniert',
  closed: 'Abgeschlossen',
  printed: 'Gedruckt',
  accepted: 'Angenommen',
  attached: 'Datei angehängt',
  detached: 'Datei entfernt',
  requested: 'Angefragt',
  answered: 'Beantwortet',
  refused: 'Abgelehnt',
  withdrawn: 'Zurückgezogen',
  assigned: 'Zugewiesen',
  'signed-in': 'Angemeldet',
  exported: 'Exportiert',
  unknown: 'Unbekannt',
} as const satisfies Record<AuditAction | 'unknown', string>;

/** What it was done to. */
export const auditKindLabels = {
  shipment: 'Sendung',
  contact: 'Kontakt',
  invitation: 'Einladung',
  'rate-request': 'Preisanfrage',
  'cron-run': 'Cron-Lauf',
  user: 'Benutzer',
  organization: 'Organisation',
  pickup: 'Abholung',
  'day-end-closing': 'Tagesabschluss',
  page: 'Inhaltsseite',
  'packaging-rule': 'Verpackungsregel',
  'carrier-product': 'Carrier-Produkt',
  'carrier-request': 'Anfrage an Dienstleister',
  country: 'Land',
  territory: 'Sondergebiet',
  'test-sample': 'Testreihe',
  'test-item': 'Testfall',
  table: 'Tabelle',
  unknown: 'Unbekannt',
} as const satisfies Record<AuditObjectKind | 'unknown', string>;
