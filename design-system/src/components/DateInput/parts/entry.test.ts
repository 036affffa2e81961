import { describe, expect, it } from 'vitest';
import { entryCopy } from './entry.copy.ts';
import { dayEntryOf, entryMessage } from './entry.ts';

const parts = (day: number | null, month: number | null, year: number | null) => [
  ...Object.entries({ day, month, year }).map(([type, value]) => ({
    type,
    value,
    isEditable: true,
    isPlaceholder: value === null,
  })),
  { type: 'literal', isEditable: false, isPlaceholder: false },
];

describe('the entry of a day', () => {
  it.each([
    [null, null, null, 'empty'],
    [31, null, null, 'incomplete'],
    [1, 3, 202, 'incomplete'],
    [31, 2, 202, 'incomplete'],
    [31, 2, 2026, 'impossible'],
    [29, 2, 2026, 'impossible'],
    [29, 2, 2028, 'whole'],
  ])('%s.%s.%s is %s', (day, month, year, entry) => {
    expect(dayEntryOf(parts(day, month, year))).toBe(entry);
  });

  it('has a message', () => {
    expect(entryMessage(['impossible'], false)).toBe(entryCopy.impossible);
    expect(entryMessage(['incomplete'], false)).toBeUndefined();
    expect(entryMessage(['incomplete'], true)).toBe(entryCopy.incomplete);
    expect(entryMessage(['whole', 'empty'], true)).toBe(entryCopy.incomplete);
    expect(entryMessage(['empty', 'empty'], true)).toBeUndefined();
    expect(entryMessage(['whole'], true)).toBeUndefined();
  });
});
