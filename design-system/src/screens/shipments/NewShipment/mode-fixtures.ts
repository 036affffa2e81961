import { addresses, FIXTURE_NOW, shipments } from 'contract/fixtures';
import { toCopyInput, toResendInput, toReturnInput, toTemplateInput } from './form/input-of-shipment.ts';
import { domestic, TODAY } from './new-shipment-fixtures.ts';
import type { EditingState, NewShipmentState, SettledShipment } from './new-shipment-state.ts';

const [prepared] = shipments.filter(({ status }) => status === 'avis');
const [ordered] = shipments.filter(({ status }) => status === 'ordered');
if (!prepared || !ordered) throw new Error('The fixtures hold no template, or nothing that is ordered');

/** Within the country, where nothing is to be declared. */
const template = { ...prepared, to: addresses.loewenstein };
const untouched = { savedAt: null, restoredFrom: null, storage: 'ok' } as const;

/** A copy of what was ordered. */
export const copying: EditingState = {
  ...domestic,
  formKey: 'copying',
  mode: 'copy',
  initialInput: toCopyInput({ ...ordered, carrier: 'DHL', carrierProduct: 'Paket' }, TODAY),
  draft: untouched,
};

const failed = {
  ...ordered,
  to: addresses.loewenstein,
  carrier: 'DHL',
  carrierProduct: 'Paket',
  carrierProductCode: 'DHL_PAKET',
  referenceNumber: 'PO-7731',
} as const;

/** What did not get to its recipient, to be sent once more. */
export const resending: EditingState = {
  ...copying,
  formKey: 'resending',
  mode: 'resend',
  initialInput: toResendInput(failed, TODAY),
};

/** The same the other way round. */
export const returning: EditingState = {
  ...resending,
  formKey: 'returning',
  mode: 'return',
  initialInput: toReturnInput(failed, TODAY),
};

/** A template that is edited. */
export const editing: EditingState = {
  ...domestic,
  formKey: 'editing',
  mode: 'edit',
  templateNumber: 'LO-104447',
  initialInput: toTemplateInput(template, TODAY),
  draft: untouched,
};

const begun = toTemplateInput(template, TODAY);

/** A template that somebody else has prepared: the weight is not known yet, nor is the product. */
export const completing: EditingState = {
  ...editing,
  formKey: 'completing',
  mode: 'complete',
  initialInput: {
    ...begun,
    carrier: '',
    carrierProduct: '',
    carrierProductCode: '',
    shipmentData: {
      ...begun.shipmentData,
      packages: begun.shipmentData.packages.map((row) => ({ ...row, weightKg: '' })),
    },
  },
  rates: { kind: 'incomplete' },
};

/** What was ordered, as the form for it finds it. */
export const settled: SettledShipment = {
  version: 2,
  status: 'ordered',
  ordering: null,
  isAvis: false,
  href: '/sendungen?shipment=shp_104530',
  copyHref: '/sendungen/neu?shipmentIdToCopy=shp_104530',
  canCancel: true,
};

/** What stands in place of the form. */
export const unavailable = {
  notFound: { kind: 'notFound', mode: 'edit', createHref: '/sendungen/neu' },
  failed: {
    kind: 'failed',
    mode: 'complete',
    failure: { status: 503, at: FIXTURE_NOW, requestId: 'req-7f3a91c2' },
    isRetrying: false,
  },
  settled: { kind: 'settled', mode: 'edit', shipment: settled },
} as const satisfies Partial<Record<NewShipmentState['kind'], NewShipmentState>>;
