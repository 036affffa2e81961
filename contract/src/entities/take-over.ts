import * as v from 'valibot';
import { idText } from '../rules/id.ts';

/** Body of `POST carrier-products/sync/{id}`: the sync of which somebody has seen what is missing. */
export const takeOverBodySchema = v.object({ syncId: idText() });
