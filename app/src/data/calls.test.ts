import {
  type Contact,
  contactsApi,
  organizationsApi,
  searchApi,
  type ShipmentDraft,
  shipmentsApi,
} from 'contract';
import { beforeEach, expect, test, vi } from 'vitest';

const { call, blob, getSnapshot, refresh, remember, useEndpoint, preload } = vi.hoisted(() => ({
  call: vi.fn<(...call: unknown[]) => Promise<unknown>>(),
  blob: vi.fn<(...call: unknown[]) => Promise<Blob>>(),
  getSnapshot: vi.fn<() => unknown>(),
  refresh: vi.fn<(...keys: unknown[]) => Promise<unknown>>(() => Promise.resolve()),
  remember: vi.fn<(...known: unknown[]) => void>(),
  useEndpoint: vi.fn<(...question: unknown[]) => object>(),
  preload: vi.fn<(...question: unknown[]) => void>(),
}));
// The page's own client and session begin with the document.
vi.mock('../http/client.ts', () => ({ http: { call, blob } }));
vi.mock('../services.ts', () => ({ session: { getSnapshot } }));
vi.mock('./use-endpoint.ts', () => ({
  useEndpoint,
  preloadEndpoint: preload,
  refreshEndpoints: refresh,
  rememberAnswer: remember,
}));

const { createContact, searchParties, useContact, useNeutralSenders, useSenders } =
  await import('./contacts.ts');
const { acceptInvitation, useInvitation } = await import('./invitations.ts');
const { organizationSettings } = await import('./organization-settings.ts');
const {
  createShipment,
  fetchLabel,
  findCreatedShipment,
  notePrint,
  preloadShipment,
  preloadShipments,
  useShipment,
  useShipments,
  useTracking,
} = await import('./shipments.ts');

beforeEach(() => vi.resetAllMocks());

const draft = { description: 'Messbrücke' } as ShipmentDraft;
/** What is asked anew once a shipment has changed. */
const lists = [shipmentsApi.list, shipmentsApi.get, shipmentsApi.track];

const known = [shipmentsApi.get, { params: { id: 'shp_1' } }, { id: 'shp_1' }];

test('a shipment is created under its key, is known from then on, and the lists are asked anew', async () => {
  call.mockResolvedValue({ id: 'shp_1' });
  await expect(createShipment(draft, 'key-1')).resolves.toEqual({ id: 'shp_1' });
  expect(call.mock.calls).toEqual([[shipmentsApi.create, { body: draft, idempotencyKey: 'key-1' }]]);
  expect(remember.mock.calls).toEqual([known]);
  expect(refresh.mock.calls).toEqual([lists]);
});

test('a creation that failed changes no list', async () => {
  call.mockRejectedValue(new Error('gone'));
  await expect(createShipment(draft, 'key-1')).rejects.toThrow('gone');
  expect(refresh).not.toHaveBeenCalled();
});

test('what a key has created is looked up by it; nothing found changes no list', async () => {
  call.mockResolvedValueOnce({ items: [{ id: 'shp_1' }] });
  await expect(findCreatedShipment('key-1')).resolves.toEqual({ id: 'shp_1' });
  expect(call.mock.calls).toEqual([[shipmentsApi.list, { query: { idempotencyKey: 'key-1' } }]]);
  expect(refresh.mock.calls).toEqual([lists]);
  call.mockResolvedValueOnce({ items: [] });
  await expect(findCreatedShipment('key-2')).resolves.toBeUndefined();
  expect(remember.mock.calls).toEqual([known]);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a label is that of its shipment, and to look at it changes no list', async () => {
  const file = new Blob(['%PDF-']);
  blob.mockResolvedValue(file);
  await expect(fetchLabel('shp_1')).resolves.toBe(file);
  expect(blob.mock.calls).toEqual([[shipmentsApi.shippingLabel, { params: { id: 'shp_1' } }]]);
  expect(call).not.toHaveBeenCalled();
  expect(refresh).not.toHaveBeenCalled();
});

test('a print is noted with its shipment, and seen in the lists', async () => {
  call.mockResolvedValue({ id: 'shp_1' });
  await notePrint('shp_1');
  expect(call.mock.calls).toEqual([[shipmentsApi.printed, { params: { id: 'shp_1' } }]]);
  expect(refresh.mock.calls).toEqual([lists]);
});

const { signal } = new AbortController();
const contact = { id: 'con_1' } as Contact;
const place = { postalCode: '24143', city: 'Kiel', countryCode: 'DE', state: '' };

test('a text is looked for among contacts and places', async () => {
  call.mockImplementation((endpoint) =>
    Promise.resolve({ items: endpoint === searchApi.places ? [place] : [contact] }),
  );
  await expect(searchParties(' Ki ', 'sender', signal)).resolves.toEqual({
    contacts: [contact],
    places: [place],
  });
  expect(call.mock.calls).toEqual([
    [contactsApi.list, { query: { search: 'Ki', kind: 'sender', perPage: 8 }, signal }],
    [searchApi.places, { query: { search: 'Ki' }, signal }],
  ]);
});

test('an address of several lines is looked for as one', async () => {
  call.mockResolvedValue({ items: [] });
  await searchParties(`Kiel\n${'x'.repeat(100)}`, 'sender', signal);
  const search = `Kiel ${'x'.repeat(95)}`;
  expect(call.mock.calls.map(([, options]) => options)).toMatchObject([
    { query: { search } },
    { query: { search } },
  ]);
});

test.each(['', ' k '])('%j is too short for places, not for contacts', async (text) => {
  call.mockResolvedValue({ items: [contact] });
  await expect(searchParties(text, 'recipient', signal)).resolves.toEqual({
    contacts: [contact],
    places: [],
  });
  expect(call.mock.calls).toEqual([
    [contactsApi.list, { query: { search: text.trim(), kind: 'recipient', perPage: 8 }, signal }],
  ]);
});

test('a contact is created under its key', async () => {
  call.mockResolvedValue(contact);
  const body = { kind: 'recipient', shortName: '' } as never;
  await expect(createContact(body, 'key-1')).resolves.toBe(contact);
  expect(call.mock.calls).toEqual([[contactsApi.create, { body, idempotencyKey: 'key-1' }]]);
});

test('an invitation is accepted by its id', async () => {
  call.mockResolvedValue({ isNewMember: true });
  await expect(acceptInvitation('inv_1')).resolves.toEqual({ isNewMember: true });
  expect(call.mock.calls).toEqual([[organizationsApi.activateUser, { body: { invitationId: 'inv_1' } }]]);
});

test('settings are asked for once per organisation, and again after a failure', async () => {
  const signIn = (code: string | undefined) =>
    getSnapshot.mockReturnValue({ claims: code && { access: { org_code: code } } });
  const settings = { notificationTypes: [], notificationShipmentStatuses: [] };
  signIn('org_1');
  call.mockRejectedValueOnce(new Error('gone'));
  await expect(organizationSettings()).rejects.toThrow('gone');
  call.mockResolvedValue(settings);
  await expect(organizationSettings()).resolves.toBe(settings);
  await organizationSettings();
  expect(call).toHaveBeenCalledTimes(2);
  signIn('org_2');
  await organizationSettings();
  expect(call).toHaveBeenCalledTimes(3);
  signIn(undefined);
  await organizationSettings();
  expect(call).toHaveBeenCalledTimes(4);
  expect(call.mock.calls.every(([endpoint]) => endpoint === organizationsApi.settings)).toBe(true);
});

const unlessFocused = { revalidateOnFocus: false };

test('one thing is asked for by its id, and nothing while there is none', () => {
  const params = { id: 'x' };
  for (const id of ['x', null]) {
    useContact(id);
    useShipment(id);
    useTracking(id);
  }
  expect(useEndpoint.mock.calls).toEqual([
    [contactsApi.get, { params }, unlessFocused],
    [shipmentsApi.get, { params }],
    [shipmentsApi.track, { params }],
    [contactsApi.get, null, unlessFocused],
    [shipmentsApi.get, null],
    [shipmentsApi.track, null],
  ]);
});

test('a page of the list is that of its question alone; senders are asked for by their kind', () => {
  const query = { search: 'a', page: 2 };
  useShipments(query);
  useSenders();
  useNeutralSenders();
  expect(useEndpoint.mock.calls).toEqual([
    [shipmentsApi.list, { query }],
    [contactsApi.list, { query: { kind: 'sender', perPage: 100 } }, unlessFocused],
    [contactsApi.list, { query: { kind: 'neutral_sender', perPage: 100 } }, unlessFocused],
  ]);
});

test('what a screen will show can be asked for in advance', () => {
  const query = { search: 'a', page: 2 };
  preloadShipments(query);
  preloadShipment('shp_1');
  expect(preload.mock.calls).toEqual([
    [shipmentsApi.list, { query }],
    [shipmentsApi.get, { params: { id: 'shp_1' } }],
  ]);
});

test('an invitation is looked up by its id, and nothing while there is none', () => {
  useInvitation('inv_1');
  useInvitation(null);
  expect(useEndpoint.mock.calls).toEqual([
    [organizationsApi.validateInvitation, { params: { id: 'inv_1' } }, unlessFocused],
    [organizationsApi.validateInvitation, null, unlessFocused],
  ]);
});
