import { shipmentPapersApi } from 'contract';
import type { DrawnPaper } from 'design-system/patterns/PrintMenu/print-menu.ts';
import { http } from '../http/client.ts';

const { consignmentNote, customsDeclaration, commercialInvoice } = shipmentPapersApi;

/** A paper of a shipment as a PDF. */
export function fetchPaper(id: string, paper: DrawnPaper, signal: AbortSignal): Promise<Blob> {
  const ofOne = { params: { id }, signal };
  switch (paper) {
    case 'single-copy':
      return http.blob(consignmentNote, { ...ofOne, query: { kind: 'single_copy' } });
    case 'triple-copy':
      return http.blob(consignmentNote, { ...ofOne, query: { kind: 'triple_copy' } });
    case 'customs-declaration':
      return http.blob(customsDeclaration, ofOne);
    case 'commercial-invoice':
      return http.blob(commercialInvoice, ofOne);
  }
}
