import { type Contact, type ContactDraft, contactTableColumns, emptyAddressBlock } from 'contract';
import { describe, expect, test } from 'vitest';
import { decide, leftOutTable, toImportRow, toPlan } from './import-plan.ts';
import type { JudgedRow } from './judge-rows.ts';
import type { ImportOutcome } from './run-import.ts';
import { toRunState } from './to-run-state.ts';

const block = { ...emptyAddressBlock('DE'), companyName: 'Neu', email: '' };
const draft: ContactDraft = { kind: 'recipient', shortName: '', block };
const contact = {
  id: 'con_1',
  version: 7,
  kind: 'sender',
  shortName: 'Alt',
  block: { ...block, companyName: 'Alt GmbH', email: 'post@alt.example' },
} as Contact;
const noValues = Object.fromEntries(contactTableColumns.map(({ key }) => [key, ''])) as JudgedRow['values'];
const row = (line: number, more: Partial<JudgedRow> = {}): JudgedRow => ({
  line,
  cells: [],
  values: { ...noValues, companyName: `Firma ${line}` },
  draft,
  errors: [],
  twin: null,
  ...more,
});
const ofContact = row(3, { twin: { kind: 'contact', contact, likeness: 'alike' } });
const ofRow = row(4, { twin: { kind: 'row', line: 2, likeness: 'same' } });
const faulty = row(5, { draft: null, errors: [{ key: 'city', message: 'Pflichtfeld' }] });
const rows = [row(2), ofContact, ofRow, faulty];

describe('what is sent', () => {
  test('is what is new, while what may be there already is left alone', () => {
    expect(toPlan(rows, new Map())).toEqual({
      items: [{ line: 2, draft, target: null }],
      skipped: 2,
      faulty: [{ values: faulty.values, reason: 'Pflichtfeld' }],
    });
  });

  test('changes a contact by what the file says, and empties nothing', () => {
    const { items } = toPlan([ofContact], decide(rows, new Map(), 3, 'update'));
    expect(items).toEqual([
      {
        line: 3,
        target: { id: 'con_1', version: 7 },
        draft: {
          kind: 'sender',
          shortName: 'Alt',
          block: { ...contact.block, companyName: 'Neu' },
        },
      },
    ]);
  });

  test('is decided for all at once: a row of the same file cannot be updated before it is there', () => {
    const all = decide(rows, new Map(), 'all', 'update');
    expect(rows.map((one) => toImportRow(one, all).twin?.decision)).toEqual([
      undefined,
      'update',
      'skip',
      undefined,
    ]);
    expect(toPlan(rows, decide(rows, all, 'all', 'create')).items.map(({ line }) => line)).toEqual([2, 3, 4]);
  });
});

test('a sender is updated by nobody who may not change it, and the reason is shown', () => {
  const refusal = 'Nur Inhaber können Absenderadressen ändern.';
  const locked = row(3, { twin: { kind: 'contact', contact, likeness: 'alike', refusal } });
  expect(toImportRow(locked, new Map()).twin).toMatchObject({ canUpdate: false, refusal });
  expect(decide([locked], new Map(), 'all', 'update').get(3)).toBe('skip');
});

describe('what becomes of it', () => {
  const plan = toPlan(rows, decide(rows, new Map(), 3, 'update'));
  const outcomes = new Map<number, ImportOutcome>([
    [2, { failed: 'Kein Platz' }],
    [3, 'done'],
  ]);

  test('is told while it runs and in the end', () => {
    const kept = { plan, fileName: 'a.csv' };
    expect(toRunState(kept, { kind: 'paused', outcomes })).toEqual({
      kind: 'run',
      fileName: 'a.csv',
      done: 2,
      total: 2,
      failed: 1,
      standing: 'paused',
    });
    expect(toRunState(kept, { kind: 'finished', outcomes })).toEqual({
      kind: 'result',
      created: 0,
      updated: 1,
      skipped: 1,
      failed: 2,
    });
  });

  test('is a table of those left out, each with its reason', () => {
    const [heads, ...left] = leftOutTable(plan, outcomes);
    expect(heads?.at(-1)).toBe('Grund');
    expect(left.map((cells) => [cells[0], cells.at(-1)])).toEqual([
      ['Firma 5', 'Pflichtfeld'],
      ['Neu', 'Kein Platz'],
    ]);
  });
});
