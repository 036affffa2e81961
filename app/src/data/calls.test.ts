import {
  type Contact,
  contactsApi,
  emptyAddressBlock,
  notificationsApi,
  notificationTypes,
  organizationsApi,
  pickupsApi,
  rateRequestsApi,
  recipientsApi,
  searchApi,
  type ShipmentDraft,
  shipmentDetailsApi,
  shipmentOrdersApi,
  SHIPMENTS_PER_PAGE,
  shipmentsApi,
  standardLayout,
} from 'contract';
import type { ShipmentsFilter } from 'design-system/screens/shipments/Shipments/shipments-state.ts';
import { beforeEach, expect, test, vi } from 'vitest';

const { call, blob, getSnapshot, refresh, remember } = vi.hoisted(() => ({
  call: vi.fn<(...call: unknown[]) => Promise<unknown>>(),
  blob: vi.fn<(...call: unknown[]) => Promise<Blob>>(),
  getSnapshot: vi.fn<() => unknown>(),
  refresh: vi.fn<(...keys: unknown[]) => Promise<unknown>>(() => Promise.resolve()),
  remember: vi.fn<(...known: unknown[]) => void>(),
}));
// The page's own client and session begin with the document.
vi.mock('../http/client.ts', () => ({ http: { call, blob } }));
vi.mock('../services.ts', () => ({ session: { getSnapshot } }));
vi.mock('./cache.ts', () => ({ refresh, rememberAnswer: remember }));

const { createContact, neutralSenderList, oneContact, searchParties, senderList } =
  await import('./parties.ts');
const { contentPage, rememberSentPage } = await import('./content-pages.ts');
const { acceptInvitation, oneInvitation } = await import('./invitations.ts');
const { organizationSettings } = await import('./organization-settings.ts');
const { readsMadeOldBy, readsOfNotifications } = await import('./notifications.ts');
const { createShipment, findCreatedShipment } = await import('./shipment-orders.ts');
const { fetchLabel, notePrint, trackingOf } = await import('./shipment-details.ts');
const { oneShipment, shipmentList, shipmentReads } = await import('./shipments.ts');

beforeEach(() => vi.resetAllMocks());

const draft = { description: 'Messbrücke' } as ShipmentDraft;
const { signal } = new AbortController();
const context = { signal, idempotencyKey: 'key-1' };
const known = [oneShipment('shp_1'), { id: 'shp_1' }];

test('a shipment that has changed is asked for anew, with its lists and its history', () => {
  expect(shipmentReads.map(({ endpoint }) => endpoint.path)).toEqual([
    shipmentsApi.list.path,
    shipmentsApi.get.path,
    shipmentDetailsApi.track.path,
  ]);
});

test('a shipment is created under its key, is known from then on, and the lists are asked anew', async () => {
  call.mockResolvedValue({ id: 'shp_1' });
  await expect(createShipment(draft, 'key-1')).resolves.toEqual({ id: 'shp_1' });
  expect(call.mock.calls).toEqual([
    [shipmentOrdersApi.create, { query: {}, body: draft, idempotencyKey: 'key-1' }],
  ]);
  expect(remember.mock.calls).toEqual([known]);
  expect(refresh.mock.calls).toEqual([shipmentReads]);
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
  expect(refresh.mock.calls).toEqual([shipmentReads]);
  call.mockResolvedValueOnce({ items: [] });
  await expect(findCreatedShipment('key-2')).resolves.toBeUndefined();
  expect(remember.mock.calls).toEqual([known]);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a label is that of its shipment, and to look at it changes no list', async () => {
  const file = new Blob(['%PDF-']);
  blob.mockResolvedValue(file);
  await expect(fetchLabel.send({ id: 'shp_1', layout: standardLayout }, context)).resolves.toBe(file);
  expect(blob.mock.calls).toEqual([
    [shipmentDetailsApi.shippingLabel, { params: { id: 'shp_1' }, query: standardLayout, signal }],
  ]);
  expect(call).not.toHaveBeenCalled();
  expect(fetchLabel).toMatchObject({ makesOld: [], outlivesPage: false });
});

test('a print is noted with its shipment, wherever the person goes meanwhile, and seen in the lists', async () => {
  call.mockResolvedValue({ id: 'shp_1' });
  await notePrint.send('shp_1', context);
  expect(call.mock.calls).toEqual([[shipmentDetailsApi.printed, { params: { id: 'shp_1' } }]]);
  expect(notePrint).toMatchObject({ makesOld: shipmentReads, outlivesPage: true });
});

const block = { ...emptyAddressBlock('DE'), companyName: 'Atelier Brunnmatt AG' };
const contact = { id: 'con_1', block } as Contact;
/** Somebody who was sent something, and is in no address book. */
const sentBefore = { contactId: null, block: { ...block, companyName: 'Käserei Sönnichsen' } };
const place = { postalCode: '24143', city: 'Kiel', countryCode: 'DE', state: '' };

test('a text is looked for among contacts and places', async () => {
  call.mockImplementation((endpoint) =>
    Promise.resolve({ items: endpoint === searchApi.places ? [place] : [contact] }),
  );
  await expect(searchParties(' Ki ', 'sender', signal)).resolves.toEqual({
    recipients: [],
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

/** Answers for contacts and for who was sent something before. */
const answerWith = (sent: readonly object[]) =>
  call.mockImplementation((endpoint) =>
    Promise.resolve({ items: endpoint === recipientsApi.recipients ? sent : [contact] }),
  );

test('one letter is too short for places, not for contacts and those who were sent something before', async () => {
  answerWith([{ contactId: 'con_1', block }, sentBefore]);
  // Who is among the contacts is told of once.
  await expect(searchParties(' k ', 'recipient', signal)).resolves.toEqual({
    recipients: [sentBefore],
    contacts: [contact],
    places: [],
  });
  expect(call.mock.calls).toEqual([
    [contactsApi.list, { query: { search: 'k', kind: 'recipient', perPage: 8 }, signal }],
    [recipientsApi.recipients, { query: { search: 'k' }, signal }],
  ]);
});

test('without a text the last and most frequent recipients are told, or contacts where nothing was sent', async () => {
  answerWith([sentBefore]);
  await expect(searchParties('', 'recipient', signal)).resolves.toEqual({
    recipients: [sentBefore],
    contacts: [],
    places: [],
  });
  answerWith([]);
  await expect(searchParties('', 'recipient', signal)).resolves.toEqual({
    recipients: [],
    contacts: [contact],
    places: [],
  });
});

test('a contact is created under its own key, and seen wherever contacts are', async () => {
  call.mockResolvedValue(contact);
  const body = { kind: 'recipient', shortName: '' } as never;
  const input = { draft: body, idempotencyKey: 'key-2' };
  await expect(createContact.send(input, context)).resolves.toBe(contact);
  expect(call.mock.calls).toEqual([[contactsApi.create, { body, idempotencyKey: 'key-2' }]]);
  expect(createContact.makesOld.map(({ endpoint }) => endpoint)).toEqual([
    contactsApi.list,
    contactsApi.get,
    searchApi.everything,
  ]);
  expect(createContact.outlivesPage).toBe(true);
});

test('an invitation is accepted by its id', async () => {
  call.mockResolvedValue({ isNewMember: true });
  await expect(acceptInvitation.send('inv_1', context)).resolves.toEqual({ isNewMember: true });
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

test('each read is its endpoint, what it is asked with, and how', () => {
  const params = { id: 'x' };
  const query = { search: 'a', page: 2 };
  const senders = (kind: string) => ({ query: { kind, perPage: 100 } });
  const { list, get } = contactsApi;
  const order = { status: 'all', by: 'created', sort: '-created' } as const;
  const anyShipment = { ...order, country: '', dangerous: false, perPage: SHIPMENTS_PER_PAGE };
  expect([
    oneContact('x'),
    oneShipment('x'),
    trackingOf('x'),
    oneInvitation('x'),
    shipmentList({ ...anyShipment, ...query } as ShipmentsFilter),
    senderList(),
    neutralSenderList(),
  ]).toEqual([
    { endpoint: get, options: { params }, settings: unlessFocused },
    { endpoint: shipmentsApi.get, options: { params }, settings: {} },
    { endpoint: shipmentDetailsApi.track, options: { params }, settings: {} },
    { endpoint: organizationsApi.validateInvitation, options: { params }, settings: unlessFocused },
    // What narrows nothing down does not travel.
    {
      endpoint: shipmentsApi.list,
      options: { query: { ...query, ...order } },
      settings: {},
    },
    { endpoint: list, options: senders('sender'), settings: unlessFocused },
    { endpoint: list, options: senders('neutral_sender'), settings: unlessFocused },
  ]);
});

const ofShipments = [shipmentsApi.list, shipmentsApi.get, shipmentDetailsApi.track];
const ofPickups = [pickupsApi.list, pickupsApi.next, pickupsApi.get];
const ofQuotes = [rateRequestsApi.list, rateRequestsApi.get];
const pathsOf = (endpoints: readonly { readonly path: string }[]) => endpoints.map(({ path }) => path);

test('each type of notification says what it makes old', () => {
  const old = notificationTypes.map((type) => [
    type,
    pathsOf(readsMadeOldBy(type).map(({ endpoint }) => endpoint)),
  ]);
  expect(Object.fromEntries(old)).toEqual({
    'shipment-created': pathsOf([notificationsApi.list, ...ofShipments]),
    'shipment-updated': pathsOf([notificationsApi.list, ...ofShipments, ...ofQuotes]),
    'shipment-status-updated': pathsOf([notificationsApi.list, ...ofShipments]),
    'rate-request-answered': pathsOf([notificationsApi.list, ...ofQuotes, shipmentsApi.list]),
    'pickup-created': pathsOf([notificationsApi.list, ...ofPickups]),
  });
});

test('one that was missed, or that this version does not know, makes all of it old, each once', () => {
  expect(readsMadeOldBy('unknown')).toEqual(readsOfNotifications);
  expect(pathsOf(readsOfNotifications.map(({ endpoint }) => endpoint))).toEqual(
    pathsOf([notificationsApi.list, ...ofShipments, ...ofQuotes, ...ofPickups]),
  );
});

test('a text that came with the page is the answer of the API; anything else in its place is not', () => {
  const rememberIn = (content: string | undefined) =>
    rememberSentPage({ querySelector: () => content && { content } } as unknown as Document);
  const imprint = {
    id: 'pag_1',
    kind: 'imprint',
    slug: 'impressum',
    title: 'Impressum',
    body: '<p>Muster.</p>',
    updatedAt: '2026-11-20T10:00:00.000Z',
    version: 1,
  };
  for (const asked of [{ slug: 'lieferzeiten' }, { kind: 'imprint' as const }]) {
    rememberIn(JSON.stringify({ asked, page: imprint }));
    expect(remember).toHaveBeenLastCalledWith(contentPage(asked), imprint);
  }
  remember.mockClear();
  const broken = { asked: { slug: 'x' }, page: { ...imprint, body: 7 } };
  for (const content of [undefined, '', '{}', '<p>', JSON.stringify(broken)]) rememberIn(content);
  expect(remember).not.toHaveBeenCalled();
});
