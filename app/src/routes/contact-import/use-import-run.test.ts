import { act, cleanup } from '@testing-library/react';
import { type ContactDraft, emptyAddressBlock } from 'contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../http/api-error.ts';
import { renderPageHook } from '../../leaving/testing/page-hook.ts';
import { signedIn } from '../../session/testing/snapshots.ts';
import type { ImportItem } from './run-import.ts';

const send = vi.hoisted(() => vi.fn<(item: ImportItem) => Promise<unknown>>());
const snapshot = signedIn();
vi.mock('../../session/use-session.ts', () => ({ useSession: () => snapshot }));
vi.mock('../../data/cache.ts', () => ({ refresh: async () => undefined }));
vi.mock('../../data/contacts.ts', () => ({ contactReads: [] }));
vi.mock('../../data/contact-import.ts', () => ({ sendImported: send }));
vi.mock('design-system/components/ConfirmProvider', () => ({
  preloadConfirm: async () => undefined,
  useConfirm: () => async () => true,
}));
vi.mock('design-system/components/LazyToastRegion', () => ({ preloadToasts: async () => undefined }));

const { useImportRun } = await import('./use-import-run.ts');

beforeEach(() => {
  sessionStorage.clear();
  send.mockReset();
});
afterEach(cleanup);

const draft: ContactDraft = { kind: 'recipient', shortName: '', block: emptyAddressBlock('DE') };
const items = [2, 3].map((line): ImportItem => ({ line, draft, target: null }));
const plan = { items, skipped: 0, faulty: [] };
const refusal = new ApiError('invalid', 'x', {
  problem: { type: 'about:blank', title: 'Nein.', status: 422 },
});
const openRun = () => renderPageHook(() => useImportRun(false));
const start = (run: ReturnType<typeof openRun>, what: typeof plan = plan) =>
  act(async () => run.current().start('Kontakte.csv', what));

test('whoever has signed out leaves no address in the tab, though a row is answered afterwards', async () => {
  const answers: (() => void)[] = [];
  send.mockImplementation(() => new Promise((resolve) => answers.push(() => resolve({}))));
  const run = openRun();
  await start(run);
  expect(sessionStorage).toHaveLength(1);
  // Signing out deletes the drafts, and the page goes.
  sessionStorage.clear();
  cleanup();
  await act(async () => answers.forEach((answer) => answer()));
  expect(sessionStorage).toHaveLength(0);
});

test('an import that is through and has left nothing out is kept no longer', async () => {
  send.mockResolvedValue({});
  const run = openRun();
  await start(run);
  await expect.poll(() => run.current().progress?.kind).toBe('finished');
  expect(sessionStorage).toHaveLength(0);
});

test('rows that were not imported are there after a reload, until they are saved', async () => {
  send.mockResolvedValueOnce({}).mockRejectedValueOnce(refusal);
  const run = openRun();
  await start(run);
  await expect.poll(() => run.current().progress?.kind).toBe('finished');
  cleanup();
  const again = openRun();
  const { progress } = again.current();
  expect(progress?.kind).toBe('finished');
  expect(progress?.outcomes.get(3)).toEqual({ failed: 'Nein.' });
  act(() => void again.current().onLeftOutSaved());
  expect(sessionStorage).toHaveLength(0);
  // They can be saved once more as long as the page is there.
  expect(again.current().kept).not.toBeNull();
});
