import type { DraftOwner } from './draft-owner.ts';

/** What is kept of somebody's form. `order`: an order is under way, or nobody knows yet what became of it. */
export type Kept = 'nothing' | 'draft' | 'order';

/** What is kept of all forms of somebody. */
export interface KeptForms {
  readonly kept: Kept;
  /** What was begun, as each form says it, e.g. „einen Kontakt geändert und noch nicht gespeichert“; no two the same. */
  readonly begun: readonly string[];
}

export const nothingKept: KeptForms = { kept: 'nothing', begun: [] };

/** Which tabs of the browser hold a draft of somebody; each knows only its own storage. */
export interface DraftPresence {
  /** This tab holds this much of this person, until something else is announced or the page is gone. */
  announce(owner: DraftOwner, forms: KeptForms): void;
  withdraw(): void;
  /** What other tabs hold; where the browser has no locks nobody knows, and nothing is taken for granted. */
  keptElsewhere(owner: DraftOwner): Promise<KeptForms>;
}

/**
 * Shared locks per person, one for whatever is begun, with its words, and one for orders: whoever asks sees
 * how often they are held.
 */
export function createDraftPresence(locks: LockManager | undefined): DraftPresence {
  /** By the names of the locks that this tab holds, the ways to let them go. */
  const held = new Map<string, () => void>();

  function keep(names: readonly string[]): void {
    for (const [name, release] of held) {
      if (names.includes(name)) continue;
      held.delete(name);
      release();
    }
    for (const name of names) {
      if (held.has(name)) continue;
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(name, resolve);
      locks?.request(name, { mode: 'shared' }, () => promise).catch(() => undefined);
    }
  }

  return {
    announce(owner, { kept, begun }) {
      const drafts = begun.map((words) => draftLock(owner) + words);
      keep(kept === 'order' ? [...drafts, orderLock(owner)] : drafts);
    },
    withdraw: () => keep([]),
    async keptElsewhere(owner) {
      const { held: all = [] } = (await locks?.query().catch(() => undefined)) ?? {};
      const isElsewhere = (name: string) =>
        all.filter((lock) => lock.name === name).length > (held.has(name) ? 1 : 0);
      const drafts = all
        .map(({ name = '' }) => name)
        .filter((name) => name.startsWith(draftLock(owner)) && isElsewhere(name));
      // Browsers tell locks in no order.
      const begun = [...new Set(drafts.map((name) => name.slice(draftLock(owner).length)))].toSorted();
      if (isElsewhere(orderLock(owner))) return { kept: 'order', begun };
      return begun.length > 0 ? { kept: 'draft', begun } : nothingKept;
    },
  };
}

/** The one of this page. Locks are missing on pages without TLS and in old browsers, whatever the types say. */
export const draftPresence = createDraftPresence(navigator.locks);

const draftLock = ({ sub, orgCode }: DraftOwner) => `lotse.draft-of.${sub}.${orgCode}: `;
const orderLock = ({ sub, orgCode }: DraftOwner) => `lotse.order-of.${sub}.${orgCode}`;
