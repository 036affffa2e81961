import * as v from 'valibot';
import { idText } from '../rules/id.ts';

/** Body of `POST test-samples/{id}/execute`: of one item, or of all where none is named. */
export const executeBodySchema = v.object({ testItemId: v.optional(idText()) });
