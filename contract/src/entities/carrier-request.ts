import * as v from 'valibot';
import { choice } from '../rules/choice.ts';
import { requiredText } from '../rules/text.ts';
import { carriers } from './carrier.ts';
import { limits } from './limits.ts';
import { rateRequestSchema } from './rate.ts';

/** Which parcel is meant. The rest of what its carrier needs to know, the platform knows. */
const parcelQuestionSchema = v.object({ trackingNumber: requiredText(limits.description) });

/** The JSON of a request, by what is asked. */
export const requestSchemas = {
  rates: rateRequestSchema,
  label: parcelQuestionSchema,
  track: parcelQuestionSchema,
  cancel: parcelQuestionSchema,
} as const;

const carrier = choice(carriers);

/** Body of `POST carrier-api/checks`. */
export const carrierCheckBodySchema = v.object({ carrier });

/** Body of `POST carrier-api/requests`. There is no address in it: only what is configured can be reached. */
export const carrierRequestSchema = v.variant('operation', [
  v.object({ carrier, operation: v.literal('rates'), request: requestSchemas.rates }),
  v.object({
    carrier,
    operation: v.picklist(['label', 'track', 'cancel']),
    request: parcelQuestionSchema,
  }),
]);
export type CarrierRequest = v.InferOutput<typeof carrierRequestSchema>;
