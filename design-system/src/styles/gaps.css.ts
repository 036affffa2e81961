import { vars } from '../tokens/index.ts';
import { partStyle } from './layered.ts';

/** A step of the scale of spaces: `3` is 12 px, `1h` is 6 px. */
export type Space = keyof typeof vars.space;

/** The room between what stands in something: one class for a step, whatever it is the room of. */
export const gaps = Object.fromEntries(
  Object.entries(vars.space).map(([step, size]) => [step, partStyle({ gap: size }, `gap${step}`)]),
) as Record<Space, string>;
