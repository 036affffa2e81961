import { type Paper, parcelPapers, type Shipment, shipmentDetailsApi, shipmentPapersApi } from 'contract';
import { http } from '../http/client.ts';

const { consignmentNote, customsDeclaration, commercialInvoice, pickSlip } = shipmentPapersApi;

/** A paper of a shipment as a PDF; its label in its own size. */
export function fetchPaper(id: string, paper: Paper, signal: AbortSignal): Promise<Blob> {
  const ofOne = { params: { id }, signal };
  switch (paper) {
    case 'shipping-label':
      return http.blob(shipmentDetailsApi.shippingLabel, ofOne);
    case 'single-copy':
      return http.blob(consignmentNote, { ...ofOne, query: { kind: 'single_copy' } });
    case 'triple-copy':
      return http.blob(consignmentNote, { ...ofOne, query: { kind: 'triple_copy' } });
    case 'customs-declaration':
      return http.blob(customsDeclaration, ofOne);
    case 'commercial-invoice':
      return http.blob(commercialInvoice, ofOne);
    case 'pick-slip':
      return http.blob(pickSlip, ofOne);
  }
}

/**
 * All papers that belong to a parcel, in the order in which they are stuck on. Of a shipment without any its label is
 * asked for: the platform says why it has none.
 */
export async function fetchParcelPapers(shipment: Shipment, signal: AbortSignal): Promise<readonly Blob[]> {
  const belonging = parcelPapers(shipment).map(({ paper }) => paper);
  const files: Blob[] = [];
  for (const paper of belonging.length > 0 ? belonging : (['shipping-label'] as const))
    files.push(await fetchPaper(shipment.id, paper, signal));
  return files;
}
