/** Words of every chart. */
export const barChartCopy = {
  asTable: 'Als Tabelle anzeigen',
  asBars: 'Als Balken anzeigen',
} as const;
