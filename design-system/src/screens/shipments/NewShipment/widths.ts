/** Columns of a package's row. */
export const packageColumns = {
  index: '1.75rem',
  amount: '5.25rem',
  sides: '13.75rem',
  weight: '6rem',
  actions: '4rem',
  amountNarrow: '5.75rem',
  /** At the packing bench, where two buttons are wider. */
  benchActions: '7rem',
  /** A number of two digits between two buttons of 48 px. */
  benchAmount: '9.75rem',
  benchNarrow: '9.75rem',
} as const;

/** Of sender and swap; the recipient takes what is left. A postcode keeps room for the longest. */
export const partyColumns = { sender: '17rem', swap: '1.75rem', postalCode: '6.5rem' } as const;
