import { act, cleanup, renderHook } from '@testing-library/react';
import { type Contact, emptyAddressBlock } from 'contract';
import type { ConfirmRequest } from 'design-system/components/ConfirmProvider';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownerOf } from '../../drafts/draft-owner.ts';
import { createDraftStore } from '../../drafts/draft-store.ts';
import { signedIn } from '../../session/testing/snapshots.ts';
import { contactDraft } from './contact-draft.ts';

const snapshot = signedIn(['delete:org_contacts']);
const api = vi.hoisted(() => ({ remove: vi.fn<() => Promise<void>>() }));
// The page's own client and session begin with the document.
vi.mock('../../services.ts', () => ({
  session: {
    getSnapshot: () => snapshot,
    getPermission: () => ({ isGranted: true }),
    getBooleanFlag: () => true,
  },
}));
vi.mock('../../http/client.ts', () => ({ http: {} }));
vi.mock('../../data/contacts.ts', () => ({
  deleteContact: { send: api.remove, makesOld: [], outlivesPage: true },
  makeDefaultSender: { send: async () => undefined, makesOld: [], outlivesPage: true },
}));
vi.mock('design-system/components/ConfirmProvider', () => ({
  useConfirm: () => async (request: ConfirmRequest) => {
    await request.onAccept?.();
    return true;
  },
}));
vi.mock('design-system/components/LazyToastRegion', () => ({ addToast: () => undefined }));

const { useContactActions } = await import('./use-contact-actions.ts');

beforeEach(() => api.remove.mockReset().mockResolvedValue());
afterEach(cleanup);

const block = emptyAddressBlock('DE');
const contact = { id: 'con_1', kind: 'recipient', shortName: '', block } as Contact;

test('with a contact goes what was typed of it, and nobody else’s', async () => {
  const owner = snapshot.claims && ownerOf(snapshot.claims);
  if (!owner) throw new Error('Nobody is signed in');
  const stores = ['con_1', 'con_2'].map((id) => createDraftStore(contactDraft('edit', id), owner));
  for (const store of stores) store.save({ kind: 'recipient', shortName: '', block, version: 1 });
  const onDeleted = vi.fn<() => void>();
  const { result } = renderHook(() => useContactActions(contact, { onDeleted }));
  await act(async () => result.current.onDelete?.());
  expect(onDeleted).toHaveBeenCalledOnce();
  expect(stores.map((store) => store.load() !== undefined)).toEqual([false, true]);
});

test('who has left the panel meanwhile is led nowhere', async () => {
  const answered = Promise.withResolvers<void>();
  api.remove.mockReturnValue(answered.promise);
  const onDeleted = vi.fn<() => void>();
  const { result, unmount } = renderHook(() => useContactActions(contact, { onDeleted }));
  act(() => result.current.onDelete?.());
  expect(api.remove).toHaveBeenCalledOnce();
  unmount();
  await act(async () => answered.resolve());
  expect(onDeleted).not.toHaveBeenCalled();
});
