import { act, cleanup } from '@testing-library/react';
import { type Contact, type ContactDraft, emptyAddressBlock } from 'contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeConfirm } from '../../leaving/testing/fake-confirm.ts';
import { renderPageHook } from '../../leaving/testing/page-hook.ts';
import { signedIn } from '../../session/testing/snapshots.ts';

const page = vi.hoisted(() => ({ confirm: undefined as unknown, snapshot: undefined as unknown }));
const api = vi.hoisted(() => ({
  contactsOfPlace: vi.fn<(place: string, signal: AbortSignal) => Promise<unknown>>(),
  add: vi.fn<(contact: object) => Promise<unknown>>(),
  change: vi.fn<(contact: object) => Promise<unknown>>(),
}));
// The page's own client and session begin with the document.
vi.mock('../../services.ts', () => ({ session: { getBooleanFlag: () => true } }));
vi.mock('../../session/use-session.ts', () => ({ useSession: () => page.snapshot }));
vi.mock('../../http/client.ts', () => ({ http: {} }));
vi.mock('../../data/contacts.ts', () => ({
  contactsOfPlace: api.contactsOfPlace,
  addContact: { send: api.add, makesOld: [], outlivesPage: false },
  changeContact: { send: api.change, makesOld: [], outlivesPage: false },
  readContact: async () => null,
}));
vi.mock('design-system/components/ConfirmProvider', () => ({
  preloadConfirm: async () => undefined,
  useConfirm: () => page.confirm,
}));
vi.mock('design-system/components/LazyToastRegion', () => ({
  preloadToasts: async () => undefined,
  addToast: () => undefined,
}));

const { useContactForm } = await import('./use-contact-form.ts');

const blank = emptyAddressBlock('DE');
const address = { ...blank.address, addressLine1: 'Weg 3', postalCode: '24143', city: 'Kiel' };
const kiel: ContactDraft = {
  kind: 'recipient',
  shortName: '',
  block: { ...blank, companyName: 'Förde GmbH', address },
};
const twin = { ...kiel, id: 'con_1', version: 1 } as unknown as Contact;

let questions = fakeConfirm();
/** Answers of the look-ups, in their order; like the network, one that is called off fails. */
let lookUps: {
  readonly answer: (contacts: readonly Contact[]) => Promise<void>;
  readonly signal: AbortSignal;
}[];
beforeEach(() => {
  vi.resetAllMocks();
  sessionStorage.clear();
  questions = fakeConfirm();
  page.confirm = questions.confirm;
  page.snapshot = signedIn();
  lookUps = [];
  api.contactsOfPlace.mockImplementation(
    (_, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        lookUps.push({ signal, answer: (contacts) => act(async () => resolve(contacts)) });
      }),
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const onSaved = vi.fn<() => void>();
const openForm = (contact: Contact | null = null) =>
  renderPageHook(() =>
    useContactForm({
      mode: contact ? 'edit' : 'create',
      range: 'all',
      id: contact?.id ?? null,
      contact,
      onSaved,
    }),
  );
type Form = ReturnType<typeof openForm>;
const type = (form: Form, input = kiel) => act(() => form.current().onChange(input));
const save = (form: Form, input = kiel) => act(async () => form.current().onSubmit(input));

test('a new contact is saved once nothing like it was found', async () => {
  const form = openForm();
  api.add.mockResolvedValue({});
  type(form);
  await save(form);
  expect(form.current().saving.pending).toBe(true);
  expect(api.add).not.toHaveBeenCalled();
  await lookUps[0]?.answer([]);
  expect(api.add).toHaveBeenCalledOnce();
  await expect.poll(() => onSaved).toHaveBeenCalledOnce();
});

test.each([
  ['a new contact', null, api.add],
  ['a change', { ...twin, block: { ...kiel.block, companyName: 'Alt' } }, api.change],
])('%s that is discarded while it is looked up is not sent', async (_, contact, send) => {
  const form = openForm(contact);
  type(form);
  await save(form);
  await form.go('/elsewhere');
  await questions.answer(true);
  expect(form.path()).toBe('/elsewhere');
  await lookUps[0]?.answer([]);
  expect(send).not.toHaveBeenCalled();
});

test('what is given up on a page that is still there is not sent either', async () => {
  const form = openForm();
  type(form);
  await save(form);
  await act(async () => form.current().clear());
  await lookUps[0]?.answer([]);
  expect(api.add).not.toHaveBeenCalled();
  expect(form.current().saving.pending).toBe(false);
});

test('what is typed shortly before saving calls off no look-up that saving waits for', async () => {
  vi.useFakeTimers();
  const form = openForm();
  type(form);
  await save(form);
  // The look-up that follows the keys begins now.
  act(() => void vi.runOnlyPendingTimers());
  expect(lookUps[0]?.signal.aborted).toBe(false);
  await lookUps[0]?.answer([twin]);
  expect(api.add).not.toHaveBeenCalled();
  expect(form.current().duplicates).toMatchObject([{ contact: { id: 'con_1' } }]);
});
