import { act, cleanup } from '@testing-library/react';
import { emptyAddressBlock, type OrganizationRecord, type OrganizationSetup, problemCodes } from 'contract';
import type { SetupEditing } from 'design-system/screens/setup/Setup/setup-state.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../http/api-error.ts';
import { renderPageHook } from '../../leaving/testing/page-hook.ts';
import { heldInput } from '../../leaving/unsaved-input.ts';
import { pages } from '../../pages/pages.ts';
import { redirectFrom } from '../../pages/redirect.ts';
import { signedIn } from '../../session/testing/snapshots.ts';

const page = vi.hoisted(() => ({
  search: { step: 'organization' },
  read: {} as object,
  isMember: true,
  isOwner: true,
}));
const send = vi.hoisted(() => vi.fn<(setup: OrganizationSetup) => Promise<unknown>>());
// The page's own client and session begin with the document.
vi.mock('../../services.ts', () => ({
  session: {
    getPermission: () => ({ isGranted: page.isOwner }),
    isMember: () => page.isMember,
    refresh: async () => undefined,
  },
}));
const snapshot = signedIn([], false);
vi.mock('../../session/use-session.ts', () => ({ useSession: () => snapshot }));
vi.mock('../../http/client.ts', () => ({ http: {} }));
vi.mock('../../data/use-read.ts', () => ({ useRead: () => page.read }));
vi.mock('../../data/organization-records.ts', () => ({ ownRecord: () => ({}) }));
vi.mock('../../data/setup.ts', () => ({
  setUp: { send, makesOld: [], outlivesPage: false },
  inviteAll: { send: async () => [], makesOld: [], outlivesPage: false },
}));
vi.mock('../use-search.ts', () => ({ useSearch: () => page.search }));
vi.mock('react-router', async (original) => ({
  ...(await original<object>()),
  // The step is all that its addresses say.
  useNavigate: () => (href: string) => {
    const step = new URL(href, location.origin).searchParams.get('step') ?? 'organization';
    page.search = { step };
  },
}));
vi.mock('design-system/components/ConfirmProvider', () => ({
  preloadConfirm: async () => undefined,
  useConfirm: () => async () => true,
}));
vi.mock('design-system/components/LazyToastRegion', () => ({ preloadToasts: async () => undefined }));

const { useSetup } = await import('./use-setup.ts');

const blank = emptyAddressBlock('DE');
const block = {
  ...blank,
  companyName: 'Tietze',
  address: { ...blank.address, addressLine1: 'Hafen 7', postalCode: '24143', city: 'Kiel' },
};
const { addressLine1, addressLine2, postalCode, city, countryCode } = block.address;
const record = {
  orgName: 'Tietze',
  vatNumber: '',
  eoriNumber: '',
  externalOrgId: null,
  address: { addressLine1, addressLine2, postalCode, city, countryCode },
  isFetchedFromSender: true,
  settings: { printFormat: 'a6' },
} as unknown as OrganizationRecord;
const sender = { sender: block, isPickupAddress: true };
const organization = { orgName: 'Tietze', vatNumber: '', eoriNumber: '' };
const lost = new ApiError('timeout', 'no answer');

beforeEach(() => {
  sessionStorage.clear();
  Object.assign(page, { search: { step: 'organization' }, isMember: true, isOwner: true });
  page.read = { data: record, error: undefined, isLoading: false, isValidating: false };
  send.mockReset();
});
afterEach(cleanup);

const openForm = () => {
  const form = renderPageHook(useSetup);
  const editing = (): SetupEditing => {
    const { state } = form.current();
    if (state.kind !== 'editing' || state.editing.kind !== 'ready') throw new Error('No step is shown');
    return state.editing.value;
  };
  const press = async (deed: (setup: ReturnType<typeof useSetup>) => unknown) => {
    await act(async () => void deed(form.current()));
    form.refresh();
  };
  return { ...form, editing, press };
};
async function openPrint() {
  const form = openForm();
  await form.press((setup) => setup.onStep({ organization }));
  await form.press((setup) => setup.onStep({ sender }));
  expect(form.editing().step).toBe('print');
  return form;
}

test('what is typed in a step is there when somebody comes back to it', async () => {
  const form = openForm();
  await form.press((setup) => setup.onStep({ organization }));
  await form.press((setup) => setup.onChange({ sender }));
  await form.press((setup) => setup.onBack());
  expect(form.editing().step).toBe('organization');
  // Typed on in the first step, and reloaded: the address is in the draft as well.
  await form.press((setup) => setup.onChange({ organization: { ...organization, vatNumber: 'DE1' } }));
  await form.press((setup) => setup.onStep({ organization }));
  expect(form.editing()).toMatchObject({ step: 'sender', input: { sender } });
  cleanup();
  page.search = { step: 'sender' };
  expect(openForm().editing().input.sender).toEqual(sender);
});

test('what may have been set up is asked about as it was sent: no step before it opens', async () => {
  const form = await openPrint();
  send.mockRejectedValueOnce(lost);
  await form.press((setup) => setup.onSetUp({ printFormat: 'a6' }));
  expect(form.editing()).toMatchObject({ step: 'print', isUnsettled: true });
  await form.press((setup) => setup.onBack());
  expect(form.editing().step).toBe('print');
  send.mockResolvedValueOnce(record);
  await form.press((setup) => setup.onSetUp({ printFormat: 'a6' }));
  expect(form.editing()).toMatchObject({ step: 'team', isUnsettled: false, isOtherwise: false });
});

test('where somebody else was faster with something else, it goes on to the team and says so', async () => {
  const form = await openPrint();
  const problem = { type: 'about:blank', title: 'Set up', status: 409, code: problemCodes.alreadySetUp };
  send.mockRejectedValueOnce(new ApiError('conflict', 'no', { status: 409, problem }));
  await form.press((setup) => setup.onSetUp({ printFormat: 'a6' }));
  expect(form.editing()).toMatchObject({ step: 'team', isOtherwise: true, failure: null });
  // Whoever reads that is not led away by another token, and what was typed is no draft any more.
  expect(redirectFrom(pages.setup, signedIn())).toBeUndefined();
  expect(JSON.stringify(sessionStorage)).not.toContain('Hafen 7');
});

test('a token that is renewed while others are invited leads nobody away, before they choose to go', async () => {
  const form = await openPrint();
  send.mockResolvedValueOnce(record);
  await form.press((setup) => setup.onSetUp({ printFormat: 'a6' }));
  expect(redirectFrom(pages.setup, signedIn())).toBeUndefined();
  await form.press((setup) => setup.onLeave('/sendungen/neu'));
  expect(redirectFrom(pages.setup, signedIn())).toBe('/sendungen/neu');
});

test('whoever is typed in and not invited yet is not left without a question', async () => {
  const form = await openPrint();
  send.mockResolvedValueOnce(record);
  await form.press((setup) => setup.onSetUp({ printFormat: 'a6' }));
  expect(heldInput()).toBe('nothing');
  const role = 'org_user';
  await form.press((setup) => setup.onPeople([{ email: '', role }]));
  expect(heldInput()).toBe('nothing');
  await form.press((setup) => setup.onPeople([{ email: 'aylin@tietze.example', role }]));
  expect(heldInput()).toBe('draft');
  await form.press((setup) => setup.onFinish());
  expect(heldInput()).toBe('nothing');
});

test.each([
  [false, false, 'notAccepted'],
  [true, false, 'notOwner'],
  [true, true, 'editing'],
] as const)('a member: %s, an owner: %s: %s', (isMember, isOwner, kind) => {
  Object.assign(page, { isMember, isOwner });
  expect(renderPageHook(useSetup).current().state.kind).toBe(kind);
});
