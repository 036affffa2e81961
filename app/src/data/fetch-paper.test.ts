import { shipmentPapersApi } from 'contract';
import { expect, test, vi } from 'vitest';

const blob = vi.hoisted(() => vi.fn<(...call: unknown[]) => Promise<Blob>>());
// The page's own client begins with the document.
vi.mock('../http/client.ts', () => ({ http: { blob } }));

const { fetchPaper } = await import('./fetch-paper.ts');
const { consignmentNote, customsDeclaration, commercialInvoice } = shipmentPapersApi;

test('each paper has its call', async () => {
  const { signal } = new AbortController();
  const ofOne = { params: { id: 'shp_1' }, signal };
  for (const paper of ['single-copy', 'triple-copy', 'customs-declaration', 'commercial-invoice'] as const)
    await fetchPaper('shp_1', paper, signal);
  expect(blob.mock.calls).toEqual([
    [consignmentNote, { ...ofOne, query: { kind: 'single_copy' } }],
    [consignmentNote, { ...ofOne, query: { kind: 'triple_copy' } }],
    [customsDeclaration, ofOne],
    [commercialInvoice, ofOne],
  ]);
});
