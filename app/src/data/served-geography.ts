import { countriesApi, type Geography, toGeography } from 'contract';
import { http } from '../http/client.ts';

let asked: Promise<Geography> | undefined;

/**
 * Countries and territories as staff keep them now. Each form asks anew, so that it goes by what was changed a moment
 * ago; who has them already is answered without them, and several that ask at once are one.
 */
export function servedGeography(): Promise<Geography> {
  asked ??= http
    .call(countriesApi.list)
    .then(toGeography)
    .finally(() => (asked = undefined));
  return asked;
}
