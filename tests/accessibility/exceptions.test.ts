import { expect, it } from 'vitest';
import { sources } from '../architecture/sources.ts';
import { exceptions } from './exceptions.ts';

const stories = sources('design-system/src/**/*.stories.tsx');

it.each(exceptions)('the exception from $check in $where is about a story that exists', ({ where = '' }) => {
  const [path = '', name = ''] = where.split(' › ');
  const files = stories.filter((file) => file.path.includes(`/${path}`));
  expect(files).not.toEqual([]);
  expect(files.some(({ text }) => name === '' || text.includes(`export const ${name}`))).toBe(true);
});
