import * as v from 'valibot';
import { carriers } from './carrier.ts';

/** A product of a carrier, as staff choose it; `code` is the carrier's own. */
export const carrierProductSchema = v.object({
  carrier: v.fallback(v.picklist([...carriers, 'unknown']), 'unknown'),
  code: v.string(),
  name: v.string(),
});
export type CarrierProduct = v.InferOutput<typeof carrierProductSchema>;
