/** Heads of the table of figures. */
export const statisticsCsvCopy = {
  from: 'Von',
  to: 'Bis',
  carrier: 'Dienstleister',
  shipments: 'Sendungen',
  delivered: 'Zugestellt',
  underWay: 'Unterwegs',
  exceptions: 'Ausnahmen',
  price: 'Versandkosten (netto, EUR)',
} as const;
