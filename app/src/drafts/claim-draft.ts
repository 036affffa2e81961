/** A page that is being reloaded holds its lock until its successor has begun. */
const PATIENCE_MS = 500;

/**
 * Tells whether this tab is the only one with the draft `id`. A duplicated tab starts with a copy of
 * the other's storage; if both sent the same idempotency key, the second parcel would not be made.
 * The draft stays claimed until the page is gone. Without locks every tab takes itself for the only one.
 */
export function claimDraft(id: string): Promise<boolean> {
  const { locks } = navigator;
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    locks
      .request(`lotse.draft.${id}`, { signal: AbortSignal.timeout(PATIENCE_MS) }, () => {
        resolve(true);
        return new Promise<never>(() => undefined);
      })
      .catch(() => resolve(false));
  });
}
