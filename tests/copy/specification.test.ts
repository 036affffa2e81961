import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { collectTexts } from '../../.storybook/texts/collect-texts.ts';
import { patternOf } from '../../.storybook/texts/sample-texts.ts';
import { specificationStrings } from './specification-strings.ts';

/** Texts whose screens do not exist yet. The number only shrinks. */
const mostOpen = 10;

const entries = await collectTexts();
const said = new Set(entries.flatMap(({ patterns }) => patterns));
const inCopy = specificationStrings.filter(({ state }) => state === 'delivered');
const inSource = specificationStrings.filter(({ state }) => state.endsWith('.ts'));
const open = specificationStrings.filter(({ state }) => state === 'open');

describe('the German of the specification', () => {
  it.each(inCopy)('§ $section „$text“ stands in a copy file', ({ text }) => {
    expect([...said]).toContain(patternOf(text));
  });

  it.each(inSource)('§ $section „$text“ stands in $state', ({ text, state }) => {
    const source = readFileSync(join(import.meta.dirname, '../..', state), 'utf8');
    expect(source).toMatch(new RegExp(String.raw`(?<![\p{L}])${patternOf(text)}(?!\p{L})`, 'u'));
  });

  it('is open only where no screen says it yet', () => {
    expect(open.filter(({ text }) => said.has(patternOf(text))).map(({ text }) => text)).toEqual([]);
  });

  it(`has at most ${mostOpen} open texts`, () => {
    expect(open.length).toBeLessThanOrEqual(mostOpen);
    expect(open.length, 'fewer are open: lower the number').toBeGreaterThanOrEqual(mostOpen);
  });

  it('is listed once', () => {
    const keys = specificationStrings.map(({ section, text }) => `${section} ${text}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
});
