import { api as contract } from 'contract';
import type { Endpoint } from 'contract';
import { Window } from 'happy-dom';
import { type CountedApi, startCountedApi } from 'platform/api/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sessionStorage } from './app-client.ts';
import { faults, positions } from './faults.ts';
import { keyed, versioned, withoutRow } from './without-row.ts';

// The page's own client and session begin with the document.
vi.mock('../../app/src/http/client.ts', () => import('./app-client.ts'));
vi.mock('../../app/src/services.ts', () => import('./app-client.ts'));
vi.mock('design-system/components/LazyToastRegion', () => ({ addToast: () => undefined }));

// Whoever sends files listens to the network and to the page being left; and only this tells how far a file is.
const page = new Window({ url: 'http://app.test/', settings: { fetch: { disableSameOriginPolicy: true } } });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('XMLHttpRequest', page.XMLHttpRequest);
vi.stubGlobal('File', page.File);
vi.stubGlobal('sessionStorage', sessionStorage);

const { formMutations } = await import('./forms.ts');
const { recordMutations } = await import('./records.ts');
const { thingMutations } = await import('./things.ts');
const { casesOf, failuresOf } = await import('./matrix.ts');

const mutations = [...formMutations, ...thingMutations, ...recordMutations];
/** On a machine that does much else. */
const LIMIT_MS = 300_000;

let api: CountedApi;
beforeAll(async () => {
  api = await startCountedApi();
});
afterAll(async () => {
  await api.close();
  await page.happyDOM.close();
});

test('there are 24 faults, each named once, at three moments', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(24);
  expect(positions).toEqual(['before', 'during', 'after']);
  const cases = mutations.flatMap(casesOf).length;
  console.log(`${mutations.length} mutations × 24 faults × 3 positions = ${cases} cases`);
  expect(cases).toBe(1656);
});

test('every call of the contract that changes something has a row, or a reason for none', () => {
  const changing = Object.entries(contract).flatMap(([resource, calls]) =>
    Object.entries(calls).flatMap(([name, { method }]) => (method === 'GET' ? [] : `${resource}.${name}`)),
  );
  const withRow = new Set<string>(mutations.map(({ call }) => call));
  expect([...withRow, ...Object.keys(withoutRow)].toSorted()).toEqual(changing.toSorted());
});

test('who has no row is of the kind that its reason says: by its key, by its version, or by neither', () => {
  const calls: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = contract;
  const kinds = Object.keys(withoutRow).map((full) => {
    const [resource = '', name = ''] = full.split('.');
    const { isIdempotent, isVersioned } = calls[resource]?.[name] ?? {};
    return [full, { isKeyed: isIdempotent === true, isVersioned: isVersioned === true }];
  });
  expect(Object.fromEntries(kinds)).toEqual(
    Object.fromEntries(
      Object.entries(withoutRow).map(([full, reason]) => [
        full,
        { isKeyed: reason === keyed, isVersioned: reason === versioned },
      ]),
    ),
  );
});

test.each(mutations)(
  '$name: nothing is lost, nothing is done twice, and what failed is said',
  { timeout: LIMIT_MS },
  async (mutation) => {
    expect(await failuresOf(api, casesOf(mutation))).toEqual([]);
  },
);
