import { expect, test } from 'vitest';
import { meantNumber, otherLayouts } from './keyboard-layouts.ts';

test.each([
  ['LOß104512', 'LO-104512'],
  ['1Y5R89390357567127', '1Z5R89390357567127'],
  ['1y5r89390357567127', '1z5r89390357567127'],
  ['LO/104512', 'LO-104512'],
  ["LO'104512", 'LO-104512'],
  ['MXß2611ß08844', 'MX-2611-08844'],
  ['Tor-4&Süd', 'Tor/4^S[d'],
  ['REF?2026', 'REF_2026'],
  ['&é"\'(-è_çà', '1234567890'],
  ['QZERTY', 'AYERTW'],
])('a scanner with another layout that wrote %s may have meant %s', (text, meant) => {
  expect(otherLayouts(text)).toContain(meant);
});

test('a text that no other layout can write is read in none', () => {
  expect(otherLayouts('104512')).not.toContain('104512');
  expect(otherLayouts('李明')).toEqual([]);
  expect(otherLayouts('')).toEqual([]);
});

test.each([
  ['LOß104512', 'LO-104512'],
  ['lo/104512', 'lo-104512'],
  ['1Y5R89390357567127', '1Z5R89390357567127'],
  ['MXß2611ß08844', 'MX-2611-08844'],
  ['+C100340433836442636597', ']C100340433836442636597'],
  ['LO+104512', 'LO-104512'],
  ['LO*104512', 'LO-104512'],
  ['LO=104512', 'LO-104512'],
  ['MX+2611+08844', 'MX-2611-08844'],
  ['LO=+éšý+ě', 'LO-103712'],
])('tells the number that „%s“ was meant to be', (text, meant) => {
  expect(meantNumber(text)).toBe(meant);
});

test.each(['LO-104512', '1Z5R89390357567127', '4711', 'Tor 4/Süd', 'XYZ-77', '0711/1234567', 'Größe', ''])(
  'tells none for „%s“',
  (text) => {
    expect(meantNumber(text)).toBeUndefined();
  },
);
