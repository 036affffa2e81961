import { type PrintLayout, shipmentDetailsApi } from 'contract';
import { http } from '../http/client.ts';
import { byId, read } from './read.ts';
import { shipmentReads } from './shipments.ts';
import { write } from './write.ts';

const { track, shippingLabel, printed } = shipmentDetailsApi;

/** What the carrier says about a shipment; the platform asks it once in a while, however often it is asked itself. */
export const trackingOf = read(track, byId);

/** Which label, and on which paper. */
export interface AskedLabel {
  readonly id: string;
  readonly layout: PrintLayout;
}

/** The label of a shipment as a PDF. */
export const fetchLabel = write(({ id, layout }: AskedLabel, { signal }) =>
  http.blob(shippingLabel, { params: { id }, query: layout, signal }),
);

/**
 * Notes that the label of a shipment was printed. Whoever has the paper goes on to the next parcel, so it is
 * noted behind their back.
 */
export const notePrint = write((id: string) => http.call(printed, { params: { id } }), {
  makesOld: shipmentReads,
  outlivesPage: true,
});
