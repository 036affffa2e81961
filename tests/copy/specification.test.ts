import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { collectTexts } from '../../.storybook/texts/collect-texts.ts';
import { patternOf } from '../../.storybook/texts/sample-texts.ts';
import { specificationStrings } from './specification-strings.ts';

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

  it('is said by some screen, all of it', () => {
    expect(open.map(({ text }) => text)).toEqual([]);
  });

  it('is listed once', () => {
    const keys = specificationStrings.map(({ section, text }) => `${section} ${text}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
});
