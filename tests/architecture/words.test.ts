import { basename } from 'node:path';
import { Visitor, type ESTree } from 'vite';
import { describe, expect, it } from 'vitest';
import { lineAt, parse, sources, type SourceFile } from './sources.ts';

describe('German stands in copy files', () => {
  /** German that nobody reads off a screen as a sentence of ours: where it stands, and what it is. */
  const read: Readonly<Record<string, string>> = {
    'contract/src/address-text/': 'words that people write into addresses',
    'contract/src/entities/contact-table.ts': 'heads of a file, which are read back by the same words',
    'contract/src/pickups/holidays.ts': 'names of the Bundesländer, as people write them into addresses',
    'contract/src/geography/territories.ts': 'names of territories, beside their postcodes',
    'contract/src/tracking/keyboard-layouts.ts': 'what keys write, in the order of their rows',
    'contract/src/tracking/tracking-number.ts': 'names of the kinds of numbers, beside their patterns',
    'design-system/src/components/DateInput/parts/pasted-day.ts': 'names of months, as people write them',
    'design-system/src/format/': 'units and words within dates and numbers, one for all copy files',
    'design-system/src/screens/shipments/NewShipment/place-advice.ts':
      'letters, beside how they are written without',
    'platform/src/carriers/deku/tariff.ts': 'names of products',
    'platform/src/carriers/mex/tariff.ts': 'names of products',
    'platform/src/carriers/simulation/life.ts': 'names of towns',
    'contract/src/print/address-lines.ts': 'a code of no language: „und“',
    'platform/src/resources/contacts/table.ts': 'letters, by which names are sorted',
    'platform/src/resources/day-end-closings/handlers.ts': 'letters that names of files do without',
    'platform/src/resources/search/places.data.ts': 'names of towns',
    'platform/src/resources/shipments/handlers.ts': 'the name of a file',
    'app/src/routes/shipments/export-shipments.ts': 'the name of a file',
  };

  it.each([
    'Wirklich löschen',
    'Name der Firma',
    'Versanddaten fehlen',
    'Sendungen',
    'Storniert',
    'Kontakt bearbeiten',
    'Derzeit unmöglich',
  ])('which reads as German: %s', (text) => {
    expect(looksGerman(text)).toBe(true);
  });

  it.each(['/einstellungen', 'sendungen/neu', 'Written often, broken, hidden', 'List contacts', 'Listen'])(
    'which does not: %s',
    (text) => {
      expect(looksGerman(text)).toBe(false);
    },
  );

  it('and no room has any elsewhere', () => {
    const files = sources('{app,contract,design-system,platform}/src/**/*.{ts,tsx}').filter(
      ({ path }) =>
        !/\.test\.|\.copy\.|\.stories\.|\/stor(?:ies\/|y-)|fixtures?\b|\/demo\/|\/test(?:ing\/|-)/.test(
          path,
        ) && !Object.keys(read).some((place) => path.startsWith(place)),
    );
    const found = files.flatMap(shownStrings).filter(({ text }) => looksGerman(text));
    expect(found.map(({ place, text }) => `${place} ${text}`)).toEqual([]);
  });

  it.each(Object.keys(read))('and %s is listed for what stands there', (place) => {
    const files = sources('{app,contract,design-system,platform}/src/**/*.{ts,tsx}').filter(({ path }) =>
      path.startsWith(place),
    );
    expect(files.flatMap(shownStrings).some(({ text }) => looksGerman(text))).toBe(true);
  });

  it('and every copy file is used', () => {
    const everything = sources('{app,contract,design-system,platform}/**/*.{ts,tsx}');
    const unused = sources('{contract,design-system}/**/*.copy.ts').filter(
      ({ path }) =>
        !everything.some((file) => file.path !== path && file.text.includes(`/${basename(path)}'`)),
    );
    expect(unused.map(({ path }) => path)).toEqual([]);
  });
});

describe('what is committed holds on any machine', () => {
  it.each([
    ['address of a package registry', /https?:\/\/[\w.-]*(?:registry|mirror)[\w.-]*\//g],
    ['absolute path of one machine', /(?<=^|[\s'"`(=])\/(?:home|root|tmp|work|mnt|Users)\/[\w.-]+/gm],
  ])('no %s', (_what, pattern) => {
    const files = sources('{*,.*/*,.*/**/*,*/**/*}.{ts,tsx,mjs,json,yaml,yml,md,mdx,html,css,sql}');
    const found = files.flatMap(({ path, text }) =>
      [...text.matchAll(pattern)].map(([match]) => `${path} ${match}`),
    );
    expect(found).toEqual([]);
  });
});

interface ShownString {
  place: string;
  text: string;
}

/** Frequent words that tell German from the English of names and messages to developers. */
const germanWords =
  /\b(?:der|das|dem|und|oder|nicht|ist|sind|Sie|Ihre?[nmrs]?|wird|werden|wurden?|von|zum|zur|mit|eine?[nmrs]?|keine?[nmrs]?|bitte|noch|nach|bei)\b/i;

/** Ends of words that English has none with; words of addresses and keys are written small and stand alone. */
const germanEnds =
  /(?:^\p{Lu}|\s).*\p{L}(?:ungen|[hk]eit(?:en)?|schaft|lich(?:e[nmrs]?)?|iert|(?:hl|cht|nd|ch|ld|lg|nn|rd|rg|tz|ss|ier|rt|nz|eit)en)\b/u;

function looksGerman(text: string): boolean {
  return /[äöüßÄÖÜ„“]/.test(text) || germanWords.test(text) || germanEnds.test(text);
}

/** String literals, templates and texts between tags, without those that make up an Error. */
function shownStrings(file: SourceFile): ShownString[] {
  const found: { start: number; text: string }[] = [];
  const errors: ESTree.Node[] = [];
  new Visitor({
    Literal: ({ value, start }) => typeof value === 'string' && found.push({ start, text: value }),
    TemplateElement: ({ value, start }) => found.push({ start, text: value.cooked ?? value.raw }),
    JSXText: ({ value, start }) => found.push({ start, text: value }),
    NewExpression: (node) =>
      node.callee.type === 'Identifier' && node.callee.name.endsWith('Error') && errors.push(node),
    ThrowStatement: (node) => errors.push(node),
  }).visit(parse(file));
  return found
    .filter(({ start }) => !errors.some((node) => node.start <= start && start < node.end))
    .map(({ start, text }) => ({ place: `${file.path}:${lineAt(file.text, start)}`, text }));
}
