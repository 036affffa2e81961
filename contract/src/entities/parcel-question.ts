import * as v from 'valibot';
import { requiredText } from '../rules/text.ts';
import { limits } from './limits.ts';

/**
 * Which parcel is meant. The rest of what its carrier needs to know, the platform knows. It stands apart from the other
 * questions: a page that judges it alone does not load the rules of shipments.
 */
export const parcelQuestionSchema = v.object({ trackingNumber: requiredText(limits.description) });
