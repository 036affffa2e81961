/** A page that is being reloaded holds its lock until its successor has begun. */
const PATIENCE_MS = 500;

/** Which drafts are this page's own. */
export interface DraftClaims {
  /**
   * Tells whether this page is the only one with the draft `id`, which it then is until it is gone.
   * A duplicated tab starts with a copy of the other's storage; if both sent the same idempotency
   * key, the second parcel would not be made. What a page has claimed stays its own when it asks again.
   */
  claim(id: string): Promise<boolean>;
}

/** A lock per draft. Without locks every page takes itself for the only one. */
export function createDraftClaims(locks: LockManager | undefined): DraftClaims {
  const claims = new Map<string, Promise<boolean>>();

  function request(id: string): Promise<boolean> {
    if (!locks) return Promise.resolve(true);
    return new Promise((resolve) => {
      locks
        .request(`lotse.draft.${id}`, { signal: AbortSignal.timeout(PATIENCE_MS) }, () => {
          resolve(true);
          return new Promise<never>(() => undefined);
        })
        .catch(() => {
          claims.delete(id);
          resolve(false);
        });
    });
  }

  return {
    claim(id) {
      const claim = claims.get(id) ?? request(id);
      claims.set(id, claim);
      return claim;
    },
  };
}

/** Those of this page. Locks are missing on pages without TLS and in old browsers, whatever the types say. */
export const draftClaims = createDraftClaims(navigator.locks);
