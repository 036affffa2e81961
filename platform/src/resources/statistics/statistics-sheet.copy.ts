/** Heads of the table of figures. */
export const statisticsSheetCopy = {
  from: 'Von',
  to: 'Bis',
  carrier: 'Dienstleister',
  shipments: 'Sendungen',
  delivered: 'Zugestellt',
  underWay: 'Unterwegs',
  exceptions: 'Ausnahmen',
  price: 'Versandkosten (netto, EUR)',
} as const;
