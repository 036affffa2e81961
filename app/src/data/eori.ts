import { organizationRecordsApi } from 'contract';
import { http } from '../http/client.ts';
import { session } from '../services.ts';
import { read, unlessFocused } from './read.ts';
import { write } from './write.ts';

const { get, change } = organizationRecordsApi;

const ownOrganization = () => session.getSnapshot().claims?.access.org_code ?? '';

/** The own organisation, of which the form of a shipment shows a number; apart from what settings do with it. */
export const exporterRecord = read(get, () => ({ params: { id: ownOrganization() } }), unlessFocused);

/** Adds the EORI number to the organisation as it was when it was looked at. */
export const addEoriNumber = write(
  ({ version, eoriNumber }: { readonly version: number; readonly eoriNumber: string }) =>
    http.call(change, { params: { id: ownOrganization() }, body: { eoriNumber }, version }),
  { makesOld: [exporterRecord] },
);
