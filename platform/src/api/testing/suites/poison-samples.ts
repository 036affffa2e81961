import type { api as contract } from 'contract';
import { addresses, domesticDraft, weeklyPickupDraft } from 'contract/fixtures';
import type { PersonName } from '../test-api.ts';
import { samplesOfStaff } from './poison-samples-of-staff.ts';

type EndpointName = {
  [Resource in keyof typeof contract]: `${Resource}.${keyof (typeof contract)[Resource] & string}`;
}[keyof typeof contract];

/** A call that is not refused for its form. */
export interface Sample {
  readonly request: `${string} /${string}`;
  readonly query?: Readonly<Record<string, string>>;
  /** A body that is accepted. */
  readonly body?: unknown;
  /** Who may call it, where customers may not. */
  readonly by?: PersonName;
}

const { from, to, shipmentData } = domesticDraft;
const ofOne = { organization: 'org_tietze' };

const shipmentFilter = {
  search: 'kiel',
  status: 'all',
  carrier: 'DHL',
  product: 'DHL_PAKET',
  country: 'DE,AT',
  postalCode: '20-25',
  sender: 'con_1',
  createdBy: 'usr_1',
  dangerous: 'false',
  insured: 'true',
  neutral: 'false',
  unprinted: 'true',
  period: 'today',
  from: '2026-11-01',
  to: '2026-11-20',
  by: 'delivery',
  sort: '-created',
  ...ofOne,
};

/** A call of every endpoint that is not refused for its form; `{id}` is where an id stands. */
export const samples: Readonly<Record<EndpointName, Sample>> = {
  ...samplesOfStaff,
  'contacts.list': {
    request: 'GET /contacts',
    query: {
      page: '1',
      perPage: '5',
      search: 'kiel',
      kind: 'sender',
      country: 'DE,AT',
      sort: 'name',
      counts: 'true',
      ...ofOne,
    },
  },
  'pickups.list': {
    request: 'GET /pickups',
    query: { page: '1', perPage: '5', search: 'kiel', tab: 'recurring', ...ofOne },
  },
  'pickups.next': { request: 'GET /pickups/next', query: { pickup: 'pic_nobody', amount: '3', ...ofOne } },
  'pickups.get': { request: 'GET /pickups/{id}', query: ofOne },
  'pickups.create': { request: 'POST /pickups', body: { ...weeklyPickupDraft, endAt: '2027-03-31' } },
  'pickups.change': { request: 'PATCH /pickups/{id}', query: ofOne, body: weeklyPickupDraft },
  'pickups.toggleActive': {
    request: 'POST /pickups/{id}/toggle-active',
    query: ofOne,
    body: { isActive: false },
  },
  'pickups.remove': { request: 'DELETE /pickups/{id}', query: ofOne },
  'contacts.get': { request: 'GET /contacts/{id}', query: ofOne },
  'contacts.create': {
    request: 'POST /contacts',
    body: { kind: 'recipient', shortName: 'Kiel', block: addresses.tietze },
  },
  'contacts.export': {
    request: 'GET /contacts/export',
    query: { search: 'kiel', kind: 'sender', country: 'DE', sort: '-name', format: 'xlsx', ...ofOne },
  },
  'contacts.change': {
    request: 'PATCH /contacts/{id}',
    query: ofOne,
    body: { kind: 'recipient', shortName: 'Kiel', block: addresses.tietze },
  },
  'contacts.remove': { request: 'DELETE /contacts/{id}', query: ofOne },
  'contacts.makeDefaultSender': { request: 'POST /contacts/{id}/default-sender', query: ofOne },
  'search.everything': { request: 'GET /search', query: { q: 'kiel' } },
  'search.places': { request: 'GET /search/places', query: { search: 'kiel', countryCode: 'DE' } },
  'rateRequests.list': {
    request: 'GET /rate-requests',
    query: { page: '1', perPage: '5', search: 'kiel', ...ofOne },
  },
  'rateRequests.get': { request: 'GET /rate-requests/{id}', query: ofOne },
  'rateRequests.withdraw': { request: 'POST /rate-requests/{id}/withdrawal' },
  'rateRequests.assign': {
    request: 'POST /rate-requests/{id}/assignment',
    query: ofOne,
    body: { isMine: true, expected: 'usr_1' },
    by: 'backofficeUser',
  },
  'rateRequests.answer': {
    request: 'POST /rate-requests/{id}/answer',
    query: ofOne,
    body: { offer: null, message: 'Nein' },
    by: 'backofficeUser',
  },
  'dayEndClosings.list': { request: 'GET /day-end-closings', query: { page: '1', perPage: '5', ...ofOne } },
  'dayEndClosings.open': { request: 'GET /day-end-closings/open', query: ofOne },
  'dayEndClosings.openShipments': {
    request: 'GET /day-end-closings/open-shipments',
    query: { carrier: 'DHL', page: '1', perPage: '5', ...ofOne },
  },
  'dayEndClosings.get': { request: 'GET /day-end-closings/{id}', query: ofOne },
  'dayEndClosings.create': {
    request: 'POST /day-end-closings',
    body: {
      carrier: 'ILO',
      excludedIds: ['shp_1'],
      only: 'all',
      orderedUntil: '2026-11-20T13:05:00.000Z',
    },
  },
  'dayEndClosings.pdf': { request: 'GET /day-end-closings/{id}/pdf', query: ofOne },
  'dayEndClosings.pdfUrl': { request: 'GET /day-end-closings/{id}/pdf-url', query: ofOne },
  'dayEndClosings.content': { request: 'GET /day-end-closings/{id}/content', query: { key: 'nothing' } },
  'rates.list': {
    request: 'POST /rates',
    body: {
      from: from.address,
      to: to.address,
      shipmentData,
      dangerous: false,
      insured: true,
      declaredValue: 10.5,
      carriers: ['DHL'],
    },
  },
  'shipments.list': {
    request: 'GET /shipments',
    query: { page: '1', perPage: '5', idempotencyKey: 'key-of-nobody', ...shipmentFilter },
  },
  'shipments.filterChoices': { request: 'GET /shipments/filter-choices', query: ofOne },
  'shipments.export': { request: 'GET /shipments/export', query: { ...shipmentFilter, format: 'xlsx' } },
  'shipments.get': { request: 'GET /shipments/{id}', query: ofOne },
  'shipments.create': {
    request: 'POST /shipments',
    query: { quote: 'quo_nobody' },
    body: { ...domesticDraft, declaredValue: 12 },
  },
  'shipments.requestQuote': { request: 'POST /shipments/request-quote', body: { ...domesticDraft } },
  'shipments.submit': { request: 'POST /shipments/{id}/submit', query: ofOne, body: {} },
  'shipments.change': {
    request: 'PATCH /shipments/{id}',
    query: ofOne,
    body: { ...domesticDraft, isAvis: true },
  },
  'shipments.cancel': { request: 'POST /shipments/{id}/cancel', query: ofOne, body: {} },
  'shipments.track': { request: 'GET /shipments/{id}/track', query: ofOne },
  'shipments.byNumber': { request: 'GET /shipments/by-number', query: { number: '4711', ...ofOne } },
  'shipments.recipients': { request: 'GET /shipments/recipients', query: { search: 'Huber', ...ofOne } },
  'shipments.packagesSent': { request: 'GET /shipments/packages-sent', query: { recipientId: 'con_1' } },
  'shipments.completedToday': { request: 'GET /shipments/completed-today' },
  'shipments.auditLogs': { request: 'GET /shipments/{id}/audit-logs', query: ofOne },
  'shipments.listAttachments': { request: 'GET /shipments/{id}/attachments', query: ofOne },
  'shipments.attach': {
    request: 'POST /shipments/{id}/attachments',
    query: ofOne,
    body: { assetId: 'fil_nobody' },
  },
  'shipments.detach': { request: 'DELETE /shipments/{id}/attachments/att_nobody', query: ofOne },
  'fileAssets.requestUpload': {
    request: 'POST /file-assets/request-upload',
    query: ofOne,
    body: { fileName: 'Lieferschein.pdf', size: 1200 },
  },
  'fileAssets.upload': { request: 'PUT /file-assets/{id}/upload', query: ofOne },
  'fileAssets.confirm': { request: 'POST /file-assets/{id}/confirm', query: ofOne, body: {} },
  'fileAssets.url': { request: 'GET /file-assets/{id}/url', query: ofOne },
  'fileAssets.content': { request: 'GET /file-assets/{id}/content', query: { key: 'key_nobody' } },
  'shipments.shippingLabel': {
    request: 'GET /shipments/{id}/shipping-label',
    query: { ...ofOne, format: 'a4', position: '2', copies: '3' },
  },
  'shipments.consignmentNote': {
    request: 'GET /shipments/{id}/consignment-note',
    query: { ...ofOne, kind: 'triple_copy' },
  },
  'shipments.customsDeclaration': { request: 'GET /shipments/{id}/customs-declaration', query: ofOne },
  'shipments.commercialInvoice': { request: 'GET /shipments/{id}/commercial-invoice', query: ofOne },
  'shipments.pickSlip': { request: 'GET /shipments/{id}/pick-slip', query: ofOne },
  'shipments.printed': { request: 'POST /shipments/{id}/printed', query: ofOne, body: {} },
  'notifications.list': {
    request: 'GET /notifications',
    query: { page: '1', perPage: '5', isRead: 'false' },
  },
  'notifications.markRead': { request: 'PATCH /notifications/{id}/read', body: {} },
  'notifications.markUnread': { request: 'DELETE /notifications/{id}/read' },
  'notifications.markAllRead': { request: 'PATCH /notifications/read', body: {} },
  'organizations.mine': { request: 'GET /organizations/mine' },
  'organizations.settings': { request: 'GET /organizations/settings' },
  'organizations.shipmentDefaults': { request: 'GET /organizations/shipment-defaults' },
  'savedBoxes.boxes': { request: 'GET /organizations/boxes' },
  'savedBoxes.keepBox': {
    request: 'POST /organizations/boxes',
    body: {
      name: 'Kiel',
      packaging: 'box',
      lengthCm: 40,
      widthCm: 30,
      heightCm: 20,
      emptyWeightKg: 0.4,
    },
  },
  'savedBoxes.renameBox': { request: 'POST /organizations/boxes/{id}/name', body: { name: 'Kiel' } },
  'savedBoxes.removeBox': { request: 'DELETE /organizations/boxes/{id}' },
  'organizations.validateInvitation': { request: 'GET /organizations/invitations/{id}/validate' },
  'organizations.activateUser': {
    request: 'POST /organizations/users/activate',
    body: { invitationId: 'inv_nobody' },
  },
  'countries.list': { request: 'GET /countries' },
  'carrierPackagingRules.list': { request: 'GET /carrier-packaging-rules' },
  'teams.list': {
    request: 'GET /organizations',
    query: { page: '1', perPage: '5', search: 'kiel', onlyNew: 'true' },
    by: 'backofficeUser',
  },
  'teams.get': { request: 'GET /organizations/{id}' },
  'teams.change': {
    request: 'PATCH /organizations/{id}',
    body: { orgName: 'Tietze', vatNumber: 'DE123456789', settings: { printFormat: 'a4' } },
  },
  'teams.setUp': {
    request: 'POST /organizations/setup',
    body: {
      orgName: 'Tietze',
      vatNumber: 'DE123456789',
      eoriNumber: 'DE1234567',
      sender: addresses.tietze,
      isPickupAddress: true,
      printFormat: 'a6',
    },
  },
  'teams.markOnboarded': { request: 'POST /organizations/users/onboarded' },
  'teams.printTestPage': { request: 'GET /print-test-page', query: { format: 'a4' } },
  'teams.create': {
    request: 'POST /organizations',
    body: { orgName: 'Nordlicht', externalOrgId: '', ownerEmail: 'nord@lotse.example' },
    by: 'backofficeAdmin',
  },
  'teams.remove': { request: 'DELETE /organizations/{id}' },
  'teams.listUsers': {
    request: 'GET /organizations/{id}/users',
    query: { page: '1', perPage: '5', search: 'jana', status: 'active' },
  },
  'teams.getUser': { request: 'GET /organizations/users/{id}', query: ofOne },
  'teams.inviteUser': {
    request: 'POST /organizations/users',
    body: { email: 'neu@lotse.example', given_name: 'Wiebke', family_name: 'Thömsen', role: 'org_user' },
  },
  'teams.changeUser': {
    request: 'PATCH /organizations/users/{id}',
    query: ofOne,
    body: { role: 'org_user', status: 'active' },
  },
  'teams.removeUser': { request: 'DELETE /organizations/users/{id}', query: ofOne },
  'teams.reinviteUser': { request: 'POST /organizations/{id}/users/usr_nobody/reinvite', body: {} },
  'statistics.get': {
    request: 'GET /statistics',
    query: { period: '7d', from: '2026-11-01', to: '2026-11-20', ...ofOne },
  },
  'statistics.export': {
    request: 'GET /statistics/export',
    query: { format: 'xlsx', period: '7d', from: '2026-11-01', to: '2026-11-20', ...ofOne },
  },
  'billing.details': { request: 'GET /billing/details' },
  'billing.change': {
    request: 'PATCH /billing/details',
    body: {
      name: 'Tietze',
      department: 'Buchhaltung',
      addressLine1: 'Werftstraße 18',
      addressLine2: '',
      postalCode: '24143',
      city: 'Kiel',
      email: 'rechnung@tietze.example',
      costCentre: '4711',
    },
  },
  'billing.costs': { request: 'GET /billing/costs', query: { year: '2026', ...ofOne } },
  'billing.export': {
    request: 'GET /billing/costs/export',
    query: { month: '2026-11', format: 'xlsx', ...ofOne },
  },
  'pages.published': { request: 'GET /pages/published', query: { slug: 'agb', kind: 'imprint' } },
};
