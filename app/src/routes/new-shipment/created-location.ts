/** What the history keeps beside the address of what was created: a reload finds it there. */
export interface CreatedLocationState {
  /** Something was typed after the form was sent, and is not in it. */
  readonly hasLaterChanges: boolean;
}

/** Anybody's pages and versions may have written into the history. */
export function hasLaterChanges(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'hasLaterChanges' in state &&
    state.hasLaterChanges === true
  );
}
