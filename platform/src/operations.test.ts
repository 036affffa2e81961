import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getDefault } from 'valibot';
import type { GenericSchema } from 'valibot';
import { expect, test } from 'vitest';
import { environmentSchema } from './config.ts';
import { NEEDS_A_PERSON } from './resources/shipments/settling.ts';
import { ownBackendSchema } from './web/own-backend.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const guide = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');

interface Row {
  readonly variable: string;
  readonly readers: string;
  readonly fallback: string;
}

/** The guide's table of settings. */
const rows = [...guide.matchAll(/^\| `(\w+)` +\| ([PA, ]+?) +\| (.+?) +\| .+ \|$/gm)].map(
  ([, variable = '', readers = '', fallback = '']): Row => ({ variable, readers, fallback }),
);

const schemas = { P: environmentSchema.entries, A: ownBackendSchema.entries } as const;
const pairs = (Object.keys(schemas) as (keyof typeof schemas)[]).flatMap((reader) =>
  Object.entries(schemas[reader]).map(([variable, schema]): [string, keyof typeof schemas, GenericSchema] => [
    variable,
    reader,
    schema,
  ]),
);

test('the table of settings names every one, and no other', () => {
  const documented = rows.flatMap(({ variable, readers }) =>
    readers.split(', ').map((reader) => `${variable} ${reader}`),
  );
  expect(documented.toSorted()).toEqual(
    pairs.map(([variable, reader]) => `${variable} ${reader}`).toSorted(),
  );
});

test.each(pairs)('the default of %s for %s is the one in the table', (variable, _reader, schema) => {
  const row = rows.find((candidate) => candidate.variable === variable);
  const fallback: unknown = getDefault(schema);
  const isSaid = typeof fallback === 'string' && fallback !== '';
  const expected = isSaid && fallback.startsWith(root) ? relative(root, fallback) : fallback;
  if (isSaid) expect(row?.fallback).toContain(`\`${String(expected)}\``);
  // Without one the words say what happens instead.
  else expect(row?.fallback).toMatch(/^(–|this machine|the API's|P: |900|`spa@live`|`on` on|`info` on)/);
});

test.each([...guide.matchAll(/`((?:platform|docs|contract)\/[\w./-]+)`/g)].map(([, path = '']) => path))(
  'what the guide speaks of is there: %s',
  (path) => {
    expect(() => readFileSync(new URL(`../../${path}`, import.meta.url)).length).not.toThrow(/ENOENT/);
  },
);

test('the words that the guide looks for in the log are those that the log has', () => {
  expect(guide).toContain(`\`${NEEDS_A_PERSON}\` in the log`);
});
