import { media } from '../tokens/index.ts';

/** On paper there is nothing to press, and nowhere to go. A member of `@media`. */
export const unprinted = { [media.print]: { display: 'none' } } as const;
