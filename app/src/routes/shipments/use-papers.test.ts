import { expect, test, vi } from 'vitest';

// The page's own client and session begin with the document.
vi.mock('../../http/client.ts', () => ({ http: {} }));
vi.mock('../../services.ts', () => ({ session: {} }));

const { toPaperState } = await import('./use-papers.ts');

const input = { id: 'shp_1', paper: 'triple-copy' } as const;
const file = new Blob(['%PDF-']);

test('a paper is shown as far as it is there', () => {
  expect(toPaperState({ kind: 'idle' }, 'shp_1')).toEqual({ kind: 'closed' });
  expect(toPaperState({ kind: 'pending', input }, 'shp_1')).toEqual({
    kind: 'loading',
    paper: 'triple-copy',
  });
  expect(toPaperState({ kind: 'done', input, answer: file }, 'shp_1')).toEqual({
    kind: 'ready',
    paper: 'triple-copy',
    file,
  });
  expect(toPaperState({ kind: 'failed', input, error: new Error('gone') }, 'shp_1')).toEqual({
    kind: 'failed',
    paper: 'triple-copy',
  });
});

test('of another shipment nothing is shown', () =>
  expect(toPaperState({ kind: 'done', input, answer: file }, 'shp_2')).toEqual({ kind: 'closed' }));
