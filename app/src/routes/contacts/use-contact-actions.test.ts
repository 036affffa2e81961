import { act, cleanup, renderHook } from '@testing-library/react';
import { type Contact, emptyAddressBlock } from 'contract';
import type { ConfirmRequest } from 'design-system/components/ConfirmProvider';
import { afterEach, expect, test, vi } from 'vitest';
import { ownerOf } from '../../drafts/draft-owner.ts';
import { createDraftStore } from '../../drafts/draft-store.ts';
import { signedIn } from '../../session/testing/snapshots.ts';
import { contactDraft } from './contact-draft.ts';

const snapshot = signedIn(['delete:org_contacts']);
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
  deleteContact: { send: async () => undefined, makesOld: [], outlivesPage: true },
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

afterEach(cleanup);

test('with a contact goes what was typed of it, and nobody else’s', async () => {
  const owner = snapshot.claims && ownerOf(snapshot.claims);
  if (!owner) throw new Error('Nobody is signed in');
  const block = emptyAddressBlock('DE');
  const stores = ['con_1', 'con_2'].map((id) => createDraftStore(contactDraft('edit', id), owner));
  for (const store of stores) store.save({ kind: 'recipient', shortName: '', block, version: 1 });
  const onDeleted = vi.fn<() => void>();
  const contact = { id: 'con_1', kind: 'recipient', shortName: '', block } as Contact;
  const { result } = renderHook(() => useContactActions(contact, { onDeleted }));
  await act(async () => result.current.onDelete?.());
  expect(onDeleted).toHaveBeenCalledOnce();
  expect(stores.map((store) => store.load() !== undefined)).toEqual([false, true]);
});
