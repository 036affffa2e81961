import { commercialInvoice } from './commercial-invoice.ts';
import { consignmentNote } from './consignment-note.ts';
import { customsDeclaration } from './customs-declaration.ts';
import type { DrawnDocument } from './draw-document.ts';
import { handoverList } from './handover-list.ts';
import { layOutLabel } from './label-sheets.ts';
import { pickSlip } from './pick-slip.ts';
import { shippingLabel } from './shipping-label.ts';
import { testPage } from './test-page.ts';

/** What the threads of `draw-document.ts` do. */
export default function draw(document: DrawnDocument): Promise<Uint8Array> {
  switch (document.kind) {
    case 'label':
      return shippingLabel(document.label);
    case 'label-sheets':
      return layOutLabel(document.sheets);
    case 'consignment-note':
      return consignmentNote(document.note);
    case 'customs-declaration':
      return customsDeclaration(document.declaration);
    case 'commercial-invoice':
      return commercialInvoice(document.invoice);
    case 'pick-slip':
      return pickSlip(document.slip);
    case 'test-page':
      return testPage(document.test);
    case 'handover-list':
      return handoverList(document.list);
  }
}
