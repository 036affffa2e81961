import { count } from '../format/index.ts';

/** What every form says. */
export const formsCopy = {
  required: 'Mit * gekennzeichnete Felder sind Pflichtfelder.',
  errors: {
    /** Of those that are still to be mended. */
    heading: (amount: number) => {
      if (amount === 0) return 'Alle Angaben sind ergänzt.';
      return amount === 1
        ? '1\u00A0Angabe fehlt oder ist ungültig:'
        : `${count(amount, 'Angabe', 'Angaben')} fehlen oder sind ungültig:`;
    },
    /** A field's name and what is wrong with it; the message alone where the field has none. */
    entry: (label: string, message: string) => (label === '' ? message : `${label}: ${message}`),
  },
  separator: ' · ',
} as const;
