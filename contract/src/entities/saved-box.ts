import * as v from 'valibot';
import { packagingTypes } from './packaging.ts';

/** As many boxes as an organisation can keep: more nobody finds their way in. */
export const SAVED_BOXES = 50;

/** A box that an organisation keeps, to be taken over into a package's row. */
export const savedBoxSchema = v.object({
  id: v.string(),
  /** No two of an organisation have the same. */
  name: v.string(),
  packaging: v.fallback(v.picklist([...packagingTypes, 'unknown']), 'unknown'),
  lengthCm: v.number(),
  widthCm: v.number(),
  heightCm: v.number(),
  /** What it weighs with nothing in it; null where nobody has said. */
  emptyWeightKg: v.nullable(v.number()),
});
export type SavedBox = v.InferOutput<typeof savedBoxSchema>;
