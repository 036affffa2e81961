import type { SamplesByKey } from './samples-by-key.ts';

/** Arguments of texts of lists. */
export const samplesOfLists: SamplesByKey = {
  'listCopy.found': [
    [1, 'Sendung', 'Sendungen'],
    [312, 'Sendung', 'Sendungen'],
    [10_001, 'Sendung', 'Sendungen'],
  ],
  'listCopy.range': [
    [1, 25, 312],
    [1, 25, 10_001],
  ],
  'listCopy.rangeAtEnd': [['9.976–10.000 von mehr als 10.000']],
  'listCopy.tabCount': [[312], [10_001]],
  'selectionBarCopy.allSelected': [
    [312, 'Sendungen'],
    [10_001, 'Sendungen'],
  ],
  'selectionBarCopy.selectAll': [[312], [10_001]],
};
