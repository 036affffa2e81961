import type { ContentPage } from 'contract';
import { expect, test } from 'vitest';
import { ApiError } from '../../http/api-error.ts';
import { toContentPageState } from './to-content-page-state.ts';

const imprint: ContentPage = {
  id: 'pag_1',
  kind: 'imprint',
  slug: 'impressum',
  title: 'Impressum',
  body: '<p>Text</p>',
  updatedAt: '2026-11-20T15:31:00.000Z',
  version: 1,
};

test('a page is shown, whatever becomes of a later look', () => {
  expect(toContentPageState({ data: imprint, isValidating: false }, false)).toMatchObject({
    kind: 'ready',
    value: imprint,
  });
  expect(toContentPageState({ isValidating: true }, true)).toEqual({ kind: 'loading', isSlow: true });
});

test.each(['notFound', 'invalid'] as const)('what is %s is not there, also where it was before', (kind) => {
  const error = new ApiError(kind, 'Gone', { status: 404 });
  expect(toContentPageState({ data: imprint, error, isValidating: false }, false)).toEqual({
    kind: 'notFound',
  });
});

test('what could not be asked may be asked again', () => {
  const error = new ApiError('server', 'Broken', { status: 503 });
  expect(toContentPageState({ error, isValidating: false }, false)).toMatchObject({
    kind: 'failed',
    isRetrying: false,
  });
});
