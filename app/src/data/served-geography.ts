import { countriesApi, type Geography, toGeography } from 'contract';
import { http } from '../http/client.ts';

/**
 * Countries and territories as staff keep them now. Each form asks anew, so that it goes by what was changed a moment
 * ago; who has them already is answered without them.
 */
export async function servedGeography(): Promise<Geography> {
  return toGeography(await http.call(countriesApi.list));
}
