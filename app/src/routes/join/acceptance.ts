import type { Activation } from 'contract';

/** How accepting an invitation stands. */
export type Acceptance =
  | { readonly kind: 'none' }
  | { readonly kind: 'running' }
  | { readonly kind: 'accepted'; readonly activation: Activation }
  | { readonly kind: 'refused'; readonly error: unknown };

/** Accepts invitations outside of React, whose components may come and go while a call is under way. */
export interface Acceptances {
  /** @returns the same object until something changes */
  of(invitationId: string): Acceptance;
  /** Accepts it, unless that is under way or done. */
  accept(invitationId: string): void;
  /** @returns the way to stop listening */
  readonly subscribe: (listener: () => void) => () => void;
}

const NONE: Acceptance = { kind: 'none' };

/** @param onAccepted called once for each invitation that was accepted */
export function createAcceptances(
  activate: (invitationId: string) => Promise<Activation>,
  onAccepted: (activation: Activation) => void,
): Acceptances {
  const known = new Map<string, Acceptance>();
  const listeners = new Set<() => void>();

  function publish(invitationId: string, acceptance: Acceptance): void {
    known.set(invitationId, acceptance);
    for (const listener of listeners) listener();
  }

  async function run(invitationId: string): Promise<void> {
    publish(invitationId, { kind: 'running' });
    try {
      const activation = await activate(invitationId);
      publish(invitationId, { kind: 'accepted', activation });
      onAccepted(activation);
    } catch (error) {
      publish(invitationId, { kind: 'refused', error });
    }
  }

  const of = (invitationId: string) => known.get(invitationId) ?? NONE;
  return {
    of,
    accept(invitationId) {
      const { kind } = of(invitationId);
      if (kind === 'none' || kind === 'refused') void run(invitationId);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
