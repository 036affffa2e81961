import type { scale } from '../tokens/index.ts';
import { vars } from '../tokens/index.ts';

/** A step of the scale of spaces: `3` is 12 px, `1h` is 6 px. */
export type Space = keyof typeof scale.space;

/** A variant for a recipe: the room between what stands in something, by steps. */
export const gaps = Object.fromEntries(
  Object.entries(vars.space).map(([step, size]) => [step, { gap: size }]),
) as Record<Space, { gap: string }>;
