import type { Rate, Shipment, ShipmentDraft } from 'contract';
import { readPdf } from '../../../documents/testing/read-pdf.ts';
import type { TestApi } from '../test-api.ts';

/** Reads a paper of a shipment as its organisation gets it. */
export function readPapers(api: () => TestApi) {
  return async ({ id }: Pick<Shipment, 'id'>, path: string) => {
    const answer = await api().call('member', `GET /shipments/${id}/${path}`);
    if (answer.headers.get('content-type') !== 'application/pdf')
      throw new Error(`${path}: ${await answer.text()}`);
    const pdf = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    const text = pdf.pages.map((page) => page.text).join(' ');
    return { ...pdf, text, disposition: answer.headers.get('content-disposition') };
  };
}

/** Orders to any place, with whatever of UPS goes there. */
export function orderAnywhere(api: () => TestApi) {
  return async (draft: ShipmentDraft) => {
    const body = {
      from: draft.from.address,
      to: draft.to.address,
      shipmentData: draft.shipmentData,
      carriers: ['UPS'],
    };
    const { rates } = JSON.parse(await (await api().call('owner', 'POST /rates', { body })).text()) as {
      rates: Rate[];
    };
    const { carrierProduct = '', carrierProductCode = '' } = rates[0] ?? {};
    const links = { linkedRecipientId: null, linkedSenderId: null };
    const order = { ...draft, ...links, carrier: 'UPS', carrierProduct, carrierProductCode };
    return api().call('owner', 'POST /shipments', { body: order });
  };
}
