import type { Kept } from '../drafts/draft-presence.ts';

/** Pages of the moment that hold input which leaving would delete, or an order that is open. */
const holders = new Map<symbol, Exclude<Kept, 'nothing'>>();

/** Says that a page holds input; @returns the way to take it back. */
export function holdInput(kind: Exclude<Kept, 'nothing'>): () => void {
  const holder = Symbol('input');
  holders.set(holder, kind);
  return () => holders.delete(holder);
}

/** What a page that is open holds. */
export function heldInput(): Kept {
  const kinds = [...holders.values()];
  return kinds.includes('order') ? 'order' : (kinds[0] ?? 'nothing');
}
