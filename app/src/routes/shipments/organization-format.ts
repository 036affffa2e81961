import { organizationRecordsApi, type PrintFormat } from 'contract';
import { http } from '../../http/client.ts';
import { session } from '../../services.ts';

/**
 * What the organisation prints labels on.
 *
 * @throws {ApiError}
 */
export async function organizationFormat(): Promise<PrintFormat> {
  const id = session.getSnapshot().claims?.access.org_code ?? '';
  return (await http.call(organizationRecordsApi.get, { params: { id } })).settings.printFormat;
}
