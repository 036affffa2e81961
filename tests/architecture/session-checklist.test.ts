import { describe, expect, it } from 'vitest';
import { sources } from './sources.ts';

const [guide] = sources('docs/session.md');
const rows = [...(guide?.text ?? '').matchAll(/^\| (A5\.\d+) +\|[^|]+\| ([^|]+) \|$/gm)].map(
  ([, item, files]) => ({
    item: item ?? '',
    files: [...(files ?? '').matchAll(/`([^`]+)`/g)].map(([, file]) => file ?? '').toSorted(),
  }),
);
const tests = sources('{app/src/**/*.test.ts,tests/session/{core,browser}/*.{test,session}.ts}').map(
  ({ path, text }) => ({
    file: path.replace(/^(?:app\/src|tests\/session)\//, '').replace(/\.(?:test|session)\.ts$/, ''),
    text,
  }),
);

describe("the table of the session's checklist", () => {
  it('has all 32 items', () => {
    expect(rows.map(({ item }) => item)).toEqual(Array.from({ length: 32 }, (_, index) => `A5.${index + 1}`));
  });

  it.each(rows)('$item names the files that test it', ({ item, files }) => {
    const pattern = new RegExp(`${item.replace('.', '\\.')}\\b`);
    const found = tests.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
    expect(files).toEqual(found.toSorted());
  });
});
