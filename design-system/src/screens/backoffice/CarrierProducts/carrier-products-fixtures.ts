import { type CarrierProduct, countries, type OrganizationProduct, type ProductSync } from 'contract';
import { people } from 'contract/fixtures';

const { id, given_name, family_name } = people.backofficeAdmin;
const codes = countries.map(({ code }) => code);
const eu = countries.filter(({ isEuMember }) => isEuMember).map(({ code }) => code);
const own = {
  displayName: '',
  description: '',
  sortOrder: 100,
  isActive: true,
  isDefault: true,
  syncedAt: '2026-11-20T03:12:00.000Z',
  version: 1,
} as const;

/** A parcel, one for abroad, one that is off, and freight. Used by stories only. */
export const carrierProducts: readonly CarrierProduct[] = [
  {
    ...own,
    id: 'prd_1',
    carrier: 'DHL',
    code: 'DHL_PAKET',
    name: 'Paket',
    displayName: 'Standardpaket',
    description: 'Für alles, was nicht eilt. Haftung bis 500 €.',
    sortOrder: 10,
    deliverySpeed: 'economy',
    contents: ['document', 'package'],
    countries: ['DE'],
    maxWeightKg: 31.5,
    version: 4,
  },
  {
    ...own,
    id: 'prd_2',
    carrier: 'DHL',
    code: 'DHL_PAKET_INTERNATIONAL',
    name: 'Paket International',
    deliverySpeed: 'economy',
    contents: ['document', 'package'],
    countries: codes.filter((code) => code !== 'DE'),
    maxWeightKg: 31.5,
  },
  {
    ...own,
    id: 'prd_3',
    carrier: 'GLS',
    code: 'GLS_EUROBUSINESSPARCEL',
    name: 'EuroBusinessParcel',
    isActive: false,
    isDefault: false,
    deliverySpeed: 'economy',
    contents: ['package'],
    countries: eu,
    maxWeightKg: 31.5,
  },
  {
    ...own,
    id: 'prd_4',
    carrier: 'DEKU',
    code: 'DEKU_STUECKGUT',
    name: 'Stückgut',
    deliverySpeed: 'express12',
    contents: ['package'],
    countries: ['AT', 'CH', 'DE'],
    maxWeightKg: 1000,
  },
];

/** The same as an organisation may use them: one is off against the default, one is off for all. */
export const organizationProducts: readonly OrganizationProduct[] = carrierProducts.map((product, index) => ({
  ...product,
  isOffered: product.isActive,
  isActive: index !== 1,
  version: index === 1 ? 1 : 0,
}));

/** A sync that has found something at each turn, and one carrier silent. Used by stories only. */
export const productSync: ProductSync = {
  id: 'run_sync',
  status: 'success',
  startedAt: '2026-11-20T12:58:00.000Z',
  endedAt: '2026-11-20T12:58:06.000Z',
  startedBy: { id, full_name: `${given_name} ${family_name}` },
  carriers: [
    { carrier: 'DHL', status: 'done', message: 'Keine Änderung', missing: [] },
    { carrier: 'FedEx', status: 'done', message: 'Keine Änderung', missing: [] },
    { carrier: 'UPS', status: 'done', message: '1 neu, 2 geändert, 0 entfernt', missing: [] },
    { carrier: 'MEX', status: 'done', message: 'Keine Änderung', missing: [] },
    { carrier: 'GLS', status: 'done', message: '0 neu, 0 geändert, 1 entfernt', missing: [] },
    { carrier: 'ILO', status: 'done', message: 'Keine Änderung', missing: [] },
    { carrier: 'DEKU', status: 'failed', message: 'DEKU ist nicht erreichbar.', missing: [] },
  ],
  changes: [
    { carrier: 'UPS', code: 'UPS_EXPRESS_12', name: 'Express 12:00', kind: 'added', fields: [] },
    {
      carrier: 'UPS',
      code: 'UPS_STANDARD',
      name: 'Standard',
      kind: 'changed',
      fields: [
        { field: 'contents', before: 'document', after: 'document, package' },
        { field: 'deliverySpeed', before: 'express17', after: 'economy' },
        { field: 'maxWeightKg', before: 70, after: 50 },
      ],
    },
    {
      carrier: 'UPS',
      code: 'UPS_EXPRESS_SAVER',
      name: 'Express Saver',
      kind: 'changed',
      fields: [
        { field: 'countries', before: '', after: 'AT, BE, CH' },
        { field: 'name', before: 'Saver', after: 'Express Saver' },
      ],
    },
    { carrier: 'GLS', code: 'GLS_EUROPARCEL', name: 'EuroParcel', kind: 'removed', fields: [] },
  ],
};
