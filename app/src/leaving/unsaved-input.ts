import type { Kept, KeptForms } from '../drafts/draft-presence.ts';

/** Pages of the moment that hold input which leaving would delete, or an order that is open. */
const holders = new Map<symbol, Exclude<Kept, 'nothing'>>();
const waiting = new Set<() => void>();

/** Says that a page holds input; @returns the way to take it back. */
export function holdInput(kind: Exclude<Kept, 'nothing'>): () => void {
  const holder = Symbol('input');
  holders.set(holder, kind);
  return () => {
    holders.delete(holder);
    // What takes its place in the same breath, such as an order in place of its draft, is not gone.
    queueMicrotask(() => {
      if (holders.size === 0) for (const tell of waiting) tell();
    });
  };
}

/** What a page that is open holds. */
export function heldInput(): Kept {
  const kinds = [...holders.values()];
  return kinds.includes('order') ? 'order' : (kinds[0] ?? 'nothing');
}

/** Tells each time when no page holds anything any more; @returns the way to stop. */
export function onInputGone(listener: () => void): () => void {
  waiting.add(listener);
  return () => waiting.delete(listener);
}

/** What the person has typed and not sent, and where. */
export interface UnsavedInput {
  /** The page of the moment holds it. */
  readonly onPage: Kept;
  /** This tab keeps it, on whatever page it is. */
  readonly inTab: KeptForms;
  /** Another tab of this browser keeps it. */
  readonly elsewhere: KeptForms;
}

export function holdsNothing({ onPage, inTab, elsewhere }: UnsavedInput): boolean {
  return [onPage, inTab.kept, elsewhere.kept].every((kept) => kept === 'nothing');
}
