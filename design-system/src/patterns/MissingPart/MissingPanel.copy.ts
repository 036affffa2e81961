/** What a panel says whose code has not come, by what it would show. */
export const missingPanelCopy = {
  shipment: { missing: 'Die Sendung kann gerade nicht angezeigt werden.', close: 'Sendung schließen' },
  contact: { missing: 'Der Kontakt kann gerade nicht angezeigt werden.', close: 'Kontakt schließen' },
  pickup: { missing: 'Die Abholung kann gerade nicht angezeigt werden.', close: 'Abholung schließen' },
  closing: {
    missing: 'Das PDF des Tagesabschlusses kann gerade nicht angezeigt werden.',
    close: 'PDF schließen',
  },
  quotes: { missing: 'Die Preisanfragen können gerade nicht angezeigt werden.', close: 'Zu allen Sendungen' },
  /** What a list offers beside its rows. */
  tools: { missing: 'Dieser Teil der Seite kann gerade nicht angezeigt werden.', close: 'Schließen' },
} as const;
