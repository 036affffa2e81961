import { expect, it } from 'vitest';
import { sources } from '../architecture/sources.ts';
import { exceptions } from './exceptions.ts';

it.each(exceptions)('the exception from $check in $where is about a story that exists', ({ where = '' }) => {
  const [path = '', name = ''] = where.split(' › ');
  const files = sources('design-system/src/**/*.stories.tsx').filter((file) =>
    file.path.includes(`/${path}`),
  );
  expect(files).not.toEqual([]);
  expect(files.some(({ text }) => name === '' || text.includes(`export const ${name}`))).toBe(true);
});
