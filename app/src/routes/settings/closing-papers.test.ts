import { expect, test } from 'vitest';
import { toPapers } from './closing-papers.ts';

const ofGls = { id: 'dec_10042', number: 'TA-10042', carrier: 'GLS' } as const;
const ofFedEx = { id: 'dec_10041', number: 'TA-10041', carrier: 'FedEx' } as const;

test('one paper is called what it is, several by the first and the last of them', () => {
  expect(toPapers([ofGls])).toEqual({
    ids: ['dec_10042'],
    number: 'TA-10042',
    paper: 'Übergabeprotokoll',
  });
  expect(toPapers([ofGls, ofFedEx])).toEqual({
    ids: ['dec_10042', 'dec_10041'],
    number: 'TA-10041–TA-10042',
    paper: 'Papiere für die Fahrer',
  });
});
