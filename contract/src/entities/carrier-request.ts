import * as v from 'valibot';
import { choice } from '../rules/choice.ts';
import { carriers } from './carrier.ts';
import { parcelQuestionSchema } from './parcel-question.ts';
import { rateRequestSchema } from './rate.ts';

const carrier = choice(carriers);

/** Body of `POST carrier-api/checks`. */
export const carrierCheckBodySchema = v.object({ carrier });

/** Body of `POST carrier-api/requests`. There is no address in it: only what is configured can be reached. */
export const carrierRequestSchema = v.variant('operation', [
  v.object({ carrier, operation: v.literal('rates'), request: rateRequestSchema }),
  v.object({
    carrier,
    operation: v.picklist(['label', 'track', 'cancel']),
    request: parcelQuestionSchema,
  }),
]);
export type CarrierRequest = v.InferOutput<typeof carrierRequestSchema>;
