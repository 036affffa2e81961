import { papers, type Shipment, shipmentDetailsApi, shipmentPapersApi } from 'contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { completeDraft } from '../drafts/testing/complete-draft.ts';

const blob = vi.hoisted(() => vi.fn<(...call: unknown[]) => Promise<Blob>>());
// The page's own client begins with the document.
vi.mock('../http/client.ts', () => ({ http: { blob } }));

const { fetchPaper, fetchParcelPapers } = await import('./fetch-paper.ts');
const { consignmentNote, customsDeclaration, commercialInvoice, pickSlip } = shipmentPapersApi;

const carried = {
  ...completeDraft,
  id: 'shp_1',
  status: 'ordered',
  ordering: null,
  trackingNumber: '1Z',
  printedAt: null,
  printedPapers: [],
} as unknown as Shipment;

beforeEach(() => blob.mockReset());

test('each paper has its call', async () => {
  const { signal } = new AbortController();
  const ofOne = { params: { id: 'shp_1' }, signal };
  const beside = papers.filter((paper) => paper !== 'shipping-label');
  for (const paper of beside) await fetchPaper('shp_1', paper, signal);
  expect(blob.mock.calls).toEqual([
    [consignmentNote, { ...ofOne, query: { kind: 'single_copy' } }],
    [consignmentNote, { ...ofOne, query: { kind: 'triple_copy' } }],
    [customsDeclaration, ofOne],
    [commercialInvoice, ofOne],
    [pickSlip, ofOne],
  ]);
});

test('what belongs to a parcel is asked for in its order, one after another', async () => {
  const crossing = {
    ...carried,
    to: { ...carried.to, address: { ...carried.to.address, countryCode: 'CH', postalCode: '3007' } },
    customs: { reason: 'sale', items: [{}] },
  } as Shipment;
  blob.mockImplementation(async (_call) => new Blob([String(blob.mock.calls.length)]));
  const files = await fetchParcelPapers(crossing, new AbortController().signal);
  expect(blob.mock.calls.map(([call]) => call)).toEqual([
    shipmentDetailsApi.shippingLabel,
    customsDeclaration,
    commercialInvoice,
  ]);
  expect(await Promise.all(files.map((file) => file.text()))).toEqual(['1', '2', '3']);
});

test.each([
  ['of a template its pick slip', 'avis', pickSlip],
  [
    'of what has no papers its label, so that the platform says why',
    'cancelled',
    shipmentDetailsApi.shippingLabel,
  ],
] as const)('%s is asked for', async (_, status, call) => {
  const shipment = { ...carried, status, trackingNumber: null } as Shipment;
  await fetchParcelPapers(shipment, new AbortController().signal);
  expect(blob.mock.calls.map(([asked]) => asked)).toEqual([call]);
});
