import { dayEndClosings } from 'contract/fixtures';
import { expect, test } from 'vitest';
import { toPapers } from './closing-papers.ts';

test('one paper is called what it is, several by the first and the last of them', () => {
  expect(toPapers(dayEndClosings.slice(0, 1))).toEqual({
    ids: ['dec_10042'],
    number: 'TA-10042',
    paper: 'Übergabeprotokoll',
  });
  expect(toPapers(dayEndClosings.slice(0, 2))).toEqual({
    ids: ['dec_10042', 'dec_10041'],
    number: 'TA-10041–TA-10042',
    paper: 'Papiere für die Fahrer',
  });
});
