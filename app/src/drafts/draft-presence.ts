import type { DraftOwner } from './stored-draft.ts';

/** Which tabs of the browser hold a draft of somebody; each knows only its own storage. */
export interface DraftPresence {
  /** This tab holds a draft of this person, until that is withdrawn or the page is gone. */
  announce(owner: DraftOwner): void;
  withdraw(): void;
  /** Whether another tab holds one; where the browser has no locks nobody knows, and none is taken for granted. */
  isElsewhere(owner: DraftOwner): Promise<boolean>;
}

/** A shared lock per person: whoever asks sees how often it is held. */
export function createDraftPresence(locks: LockManager | undefined): DraftPresence {
  let announced: { readonly name: string; readonly withdraw: () => void } | undefined;

  function withdraw(): void {
    announced?.withdraw();
    announced = undefined;
  }

  return {
    announce(owner) {
      const name = lockName(owner);
      if (announced?.name === name) return;
      withdraw();
      const { promise, resolve } = Promise.withResolvers<void>();
      announced = { name, withdraw: resolve };
      locks?.request(name, { mode: 'shared' }, () => promise).catch(() => undefined);
    },
    withdraw,
    async isElsewhere(owner) {
      const name = lockName(owner);
      const { held = [] } = (await locks?.query().catch(() => undefined)) ?? {};
      const own = announced?.name === name ? 1 : 0;
      return held.filter((lock) => lock.name === name).length > own;
    },
  };
}

/** The one of this page. Locks are missing on pages without TLS and in old browsers, whatever the types say. */
export const draftPresence = createDraftPresence(navigator.locks);

const lockName = ({ sub, orgCode }: DraftOwner) => `lotse.draft-of.${sub}.${orgCode}`;
