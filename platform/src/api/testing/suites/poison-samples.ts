import type { api as contract } from 'contract';
import { addresses, domesticDraft } from 'contract/fixtures';
import type { PersonName } from '../test-api.ts';

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
  'contacts.list': {
    request: 'GET /contacts',
    query: { page: '1', perPage: '5', search: 'kiel', kind: 'sender', ...ofOne },
  },
  'contacts.get': { request: 'GET /contacts/{id}', query: ofOne },
  'contacts.create': {
    request: 'POST /contacts',
    body: { kind: 'recipient', shortName: 'Kiel', block: addresses.tietze },
  },
  'search.everything': { request: 'GET /search', query: { q: 'kiel' } },
  'search.places': { request: 'GET /search/places', query: { search: 'kiel', countryCode: 'DE' } },
  'rateRequests.list': { request: 'GET /rate-requests', query: { page: '1', perPage: '5', ...ofOne } },
  'rateRequests.get': { request: 'GET /rate-requests/{id}', query: ofOne },
  'rateRequests.answer': {
    request: 'POST /rate-requests/{id}/answer',
    query: ofOne,
    body: { offer: null, message: 'Nein' },
    by: 'backofficeUser',
  },
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
  'shipments.export': { request: 'GET /shipments/export', query: shipmentFilter },
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
  'organizations.validateInvitation': { request: 'GET /organizations/invitations/{id}/validate' },
  'organizations.activateUser': {
    request: 'POST /organizations/users/activate',
    body: { invitationId: 'inv_nobody' },
  },
  'pages.published': { request: 'GET /pages/published', query: { slug: 'agb', kind: 'imprint' } },
};
