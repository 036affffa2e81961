import { carrierApi } from 'contract';
import type { CarrierRequest } from 'contract';
import { MASK, maskSecrets } from '../../carriers/index.ts';

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/**
 * A request by hand for a command line: it goes to this API, which asks the carrier with what is configured. So no
 * secret of a carrier is in it, and whose token it needs is left out.
 */
export function toCurl(apiOrigin: string, body: CarrierRequest): string {
  return [
    `curl -X POST ${quoted(`${apiOrigin}/${carrierApi.request.path}`)}`,
    `-H ${quoted(`Authorization: Bearer ${MASK}`)}`,
    `-H ${quoted('Content-Type: application/json')}`,
    `--data ${quoted(JSON.stringify(maskSecrets(body)))}`,
  ].join(' \\\n  ');
}
