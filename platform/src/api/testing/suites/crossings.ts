import type { Permission } from 'contract';
import { addresses, pickupDraft } from 'contract/fixtures';
import { callerDay } from '../../caller-day.ts';

/** What the owner of the first demo organisation asks for a row of the second one. */
export interface Crossing {
  readonly request: `${'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'} /${string}`;
  /** Lets in at home; at the border it counts for nothing. */
  readonly atHome: Permission;
  /** The only permission that leads over the border. */
  readonly across: Permission;
  /** Answers whoever is let in. */
  readonly status?: number;
  /** What tells of the other organisation's row where the answer is about many. */
  readonly told?: (row: ForeignRow) => string;
  /** What an answer about sums says that knows of home alone. */
  readonly ownAlone?: (row: ForeignRow) => string;
  /** It takes the contact away, so that the next call needs another one. */
  readonly isGoneThen?: true;
  /** What is sent along. */
  readonly body?: (row: ForeignRow) => unknown;
}

/** The row of the second organisation, and who has made it. */
export interface ForeignRow {
  readonly shipment: string;
  readonly trackingNumber: string;
  readonly contact: string;
  /** A file that is attached to the shipment. */
  readonly asset: string;
  readonly attachment: string;
  readonly quote: string;
  readonly pickup: string;
  readonly closing: string;
  readonly creator: string;
  /** What the first organisation's shipments cost this month, as an answer tells it. */
  readonly costsAtHome: string;
}

const reading = { atHome: 'read:org_shipments', across: 'read:all_shipments' } as const;
const updating = { atHome: 'update:org_shipments', across: 'update:all_shipments' } as const;
const updatingContacts = { atHome: 'update:org_contacts', across: 'update:all_contacts' } as const;
const readingPickups = { atHome: 'read:org_collections', across: 'read:all_collections' } as const;
const updatingPickups = { atHome: 'update:org_collections', across: 'update:all_collections' } as const;
const readingContacts = { atHome: 'read:org_contacts', across: 'read:all_contacts' } as const;

export const ownProduct = {
  carrier: 'UPS',
  carrierProduct: 'Express 12:00',
  carrierProductCode: 'UPS_EXPRESS',
} as const;

export const monthOfToday = callerDay(new Date(), undefined).slice(0, 7);

/* Written down a second time on purpose: every endpoint that takes `organization`; `<closing>` is of another shipment. */
export const crossings: readonly Crossing[] = [
  { request: 'GET /shipments', ...reading, told: ({ shipment }) => shipment },
  { request: 'GET /shipments/filter-choices', ...reading, told: ({ creator }) => creator },
  { request: 'GET /shipments/export', ...reading, told: ({ trackingNumber }) => trackingNumber },
  {
    request: 'GET /shipments/by-number?number=<trackingNumber>',
    ...reading,
    told: ({ trackingNumber }) => trackingNumber,
  },
  {
    request: 'GET /shipments/recipients',
    ...reading,
    told: () => '"sentAt"',
  },
  {
    request: 'GET /shipments/packages-sent?recipientId=<contact>',
    ...reading,
    told: () => '"sentAt"',
  },
  { request: 'GET /shipments/<shipment>', ...reading },
  { request: 'GET /shipments/<shipment>/track', ...reading },
  { request: 'GET /shipments/<shipment>/audit-logs', ...reading },
  { request: 'GET /shipments/<shipment>/attachments', ...reading },
  {
    request: 'POST /shipments/<shipment>/attachments',
    ...updating,
    body: ({ asset }) => ({ assetId: asset }),
  },
  { request: 'GET /file-assets/<asset>/url', ...reading },
  { request: 'POST /file-assets/<asset>/confirm', ...updating },
  // Nothing replaces what is confirmed, which only those are told who may know of it.
  { request: 'PUT /file-assets/<asset>/upload', ...updating, status: 409 },
  { request: 'GET /shipments/<shipment>/shipping-label', ...reading },
  { request: 'POST /shipments/<shipment>/printed', ...reading },
  { request: 'GET /shipments/<shipment>/consignment-note', ...reading },
  // It stays within the EU, which only those are told who may know of it.
  { request: 'GET /shipments/<shipment>/customs-declaration', ...reading, status: 409 },
  { request: 'GET /shipments/<shipment>/commercial-invoice', ...reading, status: 409 },
  { request: 'GET /shipments/<shipment>/pick-slip', ...reading },
  // It is ordered already, which only those are told who may know of it.
  { request: 'POST /shipments/<shipment>/submit', ...updating, status: 409 },
  { request: 'PATCH /shipments/<shipment>', ...updating, status: 409 },
  { request: 'GET /rate-requests', ...reading, told: ({ quote }) => quote },
  { request: 'GET /rate-requests/<quote>', ...reading },
  {
    request: 'POST /rate-requests/<quote>/assignment',
    ...updating,
    body: () => ({ isMine: false, expected: null }),
  },
  {
    request: 'POST /rate-requests/<quote>/answer',
    ...updating,
    body: () => ({ offer: null, message: 'Nein.' }),
  },
  // It has its number, and so both are refused to those who may know of it.
  { request: 'POST /backoffice/shipments/<shipment>/refresh', ...updating },
  {
    request: 'POST /backoffice/shipments/<shipment>/tracking-number',
    ...updating,
    status: 409,
    body: () => ({ trackingNumber: '00340434161094021501' }),
  },
  // A person, who is the last owner there.
  { request: 'GET /organizations/users/<creator>', atHome: 'read:org_users', across: 'read:all_users' },
  {
    request: 'PATCH /organizations/users/<creator>',
    atHome: 'update:org_users',
    across: 'update:all_users',
    body: () => ({}),
  },
  {
    request: 'DELETE /organizations/users/<creator>',
    atHome: 'delete:org_users',
    across: 'delete:all_users',
    status: 409,
  },
  { request: 'GET /day-end-closings', ...reading, told: ({ closing }) => closing },
  // Of that product only this organisation has something open.
  { request: 'GET /day-end-closings/open', ...reading, told: () => ownProduct.carrierProduct },
  {
    request: 'GET /day-end-closings/open-shipments?carrier=DHL',
    ...reading,
    told: ({ shipment }) => shipment,
  },
  { request: 'GET /day-end-closings/<closing>', ...reading },
  { request: 'GET /day-end-closings/<closing>/pdf', ...reading },
  { request: 'GET /day-end-closings/<closing>/pdf-url', ...reading },
  // It has ordered today, by the carriers that are named.
  { request: 'GET /statistics', ...reading, told: () => ownProduct.carrier },
  { request: 'GET /statistics/export', ...reading, told: () => ownProduct.carrier },
  { request: 'GET /billing/costs', ...reading, ownAlone: ({ costsAtHome }) => costsAtHome },
  {
    request: `GET /billing/costs/export?month=${monthOfToday}`,
    ...reading,
    told: ({ trackingNumber }) => trackingNumber,
  },
  { request: 'GET /contacts', ...readingContacts, told: ({ contact }) => contact },
  { request: 'GET /contacts/export', ...readingContacts, told: () => nameAcross },
  { request: 'GET /contacts/<contact>', ...readingContacts },
  {
    request: 'PATCH /contacts/<contact>',
    ...updatingContacts,
    body: () => ({ kind: 'recipient', shortName: 'Anders', block: addresses.bahia }),
  },
  // It is a recipient, which only those are told who may know of it.
  { request: 'POST /contacts/<contact>/default-sender', ...updatingContacts, status: 409 },
  {
    request: 'DELETE /contacts/<contact>',
    atHome: 'delete:org_contacts',
    across: 'delete:all_contacts',
    status: 204,
    isGoneThen: true,
  },
  { request: 'GET /pickups', ...readingPickups, told: ({ pickup }) => pickup },
  { request: 'GET /pickups/next?pickup=<pickup>', ...readingPickups, told: ({ pickup }) => pickup },
  { request: 'GET /pickups/<pickup>', ...readingPickups },
  { request: 'PATCH /pickups/<pickup>', ...updatingPickups, body: () => pickupDraft },
  {
    request: 'POST /pickups/<pickup>/toggle-active',
    ...updatingPickups,
    body: () => ({ isActive: true }),
  },
  {
    request: 'DELETE /pickups/<newPickup>',
    atHome: 'delete:org_collections',
    across: 'delete:all_collections',
    status: 204,
  },
  // Behind the other calls of files: it is gone then, and a repetition does no harm.
  { request: 'DELETE /shipments/<shipment>/attachments/<attachment>', ...updating, status: 204 },
  // At the end: of what is cancelled there is no label.
  { request: 'POST /shipments/<shipment>/cancel', ...updating },
];

/** What contacts of the second organisation are called, and no others. */
export const nameAcross = 'Jenseits der Grenze';
