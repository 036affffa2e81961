import { organizationsApi } from 'contract';
import { http } from '../http/client.ts';

/**
 * The names of the organisations that the person belongs to, by their codes.
 *
 * @throws {ApiError}
 */
export async function organizationNames(): Promise<ReadonlyMap<string, string>> {
  const { items } = await http.call(organizationsApi.mine);
  return new Map(items.map(({ orgCode, orgName }) => [orgCode, orgName]));
}
