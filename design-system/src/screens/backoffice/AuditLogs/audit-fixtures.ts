import type { AuditDetail, AuditEntry } from 'contract';
import { organizations, people } from 'contract/fixtures';

const { tietze, lotse } = organizations;
const nameOf = ({ given_name, family_name }: (typeof people)[keyof typeof people]) =>
  `${given_name} ${family_name}`;
const owner = { id: people.owner.id, full_name: nameOf(people.owner) };
const admin = { id: people.backofficeAdmin.id, full_name: nameOf(people.backofficeAdmin) };
const ofTietze = { orgCode: tietze.orgCode, orgName: tietze.orgName };
const ofLotse = { orgCode: lotse.orgCode, orgName: lotse.orgName };

/** Changes of several things, newest first. Used by stories only. */
export const auditEntries: readonly AuditEntry[] = [
  {
    id: 'aud_5',
    at: '2026-11-20T13:05:32.000Z',
    action: 'changed',
    by: admin,
    organization: ofLotse,
    object: { kind: 'page', id: 'pag_1', name: 'Impressum', isThere: true },
    requestId: 'req-7f3k20m9',
  },
  {
    id: 'aud_4',
    at: '2026-11-20T12:52:41.000Z',
    action: 'ordered',
    by: owner,
    organization: ofTietze,
    object: { kind: 'shipment', id: 'shp_1', name: 'LO-104531', isThere: true },
    requestId: 'req-1c88a0d4',
  },
  {
    id: 'aud_3',
    at: '2026-11-20T12:36:50.000Z',
    action: 'changed',
    by: null,
    organization: ofTietze,
    object: { kind: 'shipment', id: 'shp_2', name: 'LO-104498', isThere: true },
    requestId: null,
  },
  {
    id: 'aud_2',
    at: '2026-11-20T10:47:28.000Z',
    action: 'deleted',
    by: owner,
    organization: ofTietze,
    object: { kind: 'contact', id: 'con_9', name: 'Gebrüder Überschär Saitenfabrik', isThere: false },
    requestId: 'req-90aa31fe',
  },
  {
    id: 'aud_1',
    at: '2026-11-19T15:58:10.000Z',
    action: 'created',
    by: { id: 'usr_gone', full_name: 'Marie-Luise Öztürk' },
    organization: { orgCode: 'org_sahin', orgName: null },
    object: { kind: 'invitation', id: 'inv_77', name: null, isThere: true },
    requestId: 'req-0b11c2d3',
  },
];

/** Who has signed in and what was taken away, newest first. */
export const auditedVisits: readonly AuditEntry[] = [
  {
    id: 'aud_7',
    at: '2026-11-20T13:06:12.000Z',
    action: 'exported',
    by: owner,
    organization: ofTietze,
    object: { kind: 'table', id: 'shipments', name: 'Sendungen', isThere: true },
    requestId: 'req-44b0c1e7',
  },
  {
    id: 'aud_6',
    at: '2026-11-20T13:05:48.000Z',
    action: 'signed-in',
    by: owner,
    organization: ofTietze,
    object: { kind: 'user', id: owner.id, name: owner.full_name, isThere: true },
    requestId: null,
  },
];

/** The change of a page: fields that changed, one that is new, one that is gone, and one that nobody has named. */
export const auditDetail: AuditDetail = {
  ...(auditEntries[0] as AuditEntry),
  changes: [
    { field: 'body', before: '<p>Alt.</p>', after: '<p>Neu.</p>' },
    { field: 'isActive', before: true, after: false },
    { field: 'note', before: 'Wird geprüft', after: null },
    { field: 'theme.hue', before: 'blau', after: 'grün' },
    { field: 'title', before: null, after: 'Impressum' },
    { field: 'version', before: 3, after: 4 },
  ],
};

/** A rule that staff have made stricter: what a carrier may do, and a limit. */
export const changedRule: AuditDetail = {
  ...(auditEntries[0] as AuditEntry),
  id: 'aud_9',
  object: { kind: 'packaging-rule', id: 'GLS-box', name: 'GLS, Karton', isThere: true },
  changes: [
    { field: 'maxWeightKg', before: 40, after: null },
    { field: 'standing', before: 'allowed', after: 'refused' },
  ],
};

/** The order of a shipment, as the platform records it: what is a day, a moment, money or a status is kept in its own way. */
export const orderedShipment: AuditDetail = {
  ...(auditEntries[0] as AuditEntry),
  id: 'aud_8',
  action: 'ordered',
  object: { kind: 'shipment', id: 'shp_2', name: 'LO-104498', isThere: true },
  changes: [
    { field: 'expectedDeliveryDate', before: null, after: '2026-11-24' },
    { field: 'ordering', before: 'open', after: null },
    { field: 'priceNetCents', before: null, after: 11_840 },
    { field: 'printedAt', before: null, after: '2026-11-20T12:04:09.120Z' },
    { field: 'shipmentData.packages.0.packaging', before: 'pallet_non_loadable', after: 'box' },
    { field: 'status', before: 'avis', after: 'ordered' },
    { field: 'trackingNumber', before: null, after: '00340434161094042557' },
  ],
};
