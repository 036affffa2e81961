import type { Rate } from 'contract';
import { addToast } from 'design-system/components/LazyToastRegion';
import { resultCopy } from 'design-system/screens/shell/results.copy.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createContact } from '../../data/parties.ts';
import {
  changeTemplate,
  completeTemplate,
  createShipment,
  findCreatedShipment,
} from '../../data/shipment-orders.ts';
import { createWriter } from '../../data/writer.ts';
import type { ShipmentDraftStore } from '../../drafts/shipment-draft-store.ts';
import { reportError } from '../../monitoring/report-error.ts';
import { useSession } from '../../session/use-session.ts';
import { createOrdering, type OrderingCalls } from './ordering.ts';

/** A shipment stands whether or not its recipient can be kept. */
const recipients = createWriter(createContact, {
  onFailed: () => addToast({ tone: 'danger', title: resultCopy.specified.contactNotCreated }),
});

const callsOfTheApp: OrderingCalls = {
  find: findCreatedShipment,
  create: createShipment,
  saveRecipient: (block, idempotencyKey) =>
    void recipients.run({ draft: { kind: 'recipient', shortName: '', block }, idempotencyKey }),
  wait: waitOrReconnect,
  report: reportError,
};

/**
 * What is called for a form that edits or completes a template: it stays one, or is ordered, by what the
 * person wants, and in any case in the version that the form began with.
 *
 * @param bench the packing bench that it is completed at, if it is
 */
export function callsForTemplate(
  id: string,
  store: Pick<ShipmentDraftStore, 'sourceVersion'>,
  bench?: string,
): OrderingCalls {
  return {
    ...callsOfTheApp,
    create(draft, idempotencyKey, shown) {
      const template = { id, draft, version: store.sourceVersion() ?? 1, idempotencyKey, ...shown };
      return draft.isAvis ? changeTemplate(template) : completeTemplate({ ...template, bench });
    },
  };
}

/** The offered price as it stands on the page, for orders, which are sent outside of React. */
export interface ShownOffer {
  /** Null where it is not to be had. */
  readonly get: () => Rate | null;
  readonly set: (rate: Rate | null) => void;
}

export function createShownOffer(): ShownOffer {
  let shown: Rate | null = null;
  return {
    get: () => shown,
    set(rate) {
      shown = rate;
    },
  };
}

/**
 * Orders at the offered price of a quote, where that is what the person has chosen; by the tariff where another rate
 * is, or the offer does not hold. A template is only stored.
 *
 * @param shownOffer the offered price as the person sees it; null where it is not to be had
 */
export function callsForOffer(quoteId: string, shownOffer: ShownOffer['get']): OrderingCalls {
  return {
    ...callsOfTheApp,
    create(draft, idempotencyKey, shown) {
      const offer = shownOffer();
      const isChosen =
        draft.carrier === offer?.carrier && draft.carrierProductCode === offer.carrierProductCode;
      const accepted = isChosen && !draft.isAvis && { quote: quoteId };
      return createShipment(draft, idempotencyKey, { ...accepted, ...shown });
    },
  };
}

/**
 * The order of one form; see `createOrdering`.
 *
 * @param hasOpenAttempt the tab was left while an attempt was under way
 */
export function useOrder(store: ShipmentDraftStore, hasOpenAttempt: boolean, calls = callsOfTheApp) {
  const [ordering] = useState(() => createOrdering(store, calls));
  const state = useSyncExternalStore(ordering.subscribe, ordering.getState);
  const { status } = useSession();

  useEffect(() => ordering.giveUp, [ordering]);
  useEffect(() => {
    if (hasOpenAttempt) void ordering.lookUp();
  }, [ordering, hasOpenAttempt]);
  useEffect(() => {
    if (status === 'signedIn') ordering.resume();
  }, [ordering, status]);

  return {
    ...state,
    submit: ordering.submit,
    /** Whether it is done by now, which the last rendering may not know. */
    isDone: () => ordering.getState().created !== null,
    lookUp: ordering.lookUp,
    /** Begins anew with another filling, unless an order is open. @returns whether it does */
    startOver(): boolean {
      if (ordering.getState().isOpen) return false;
      ordering.giveUp();
      return true;
    },
  };
}

/** Whoever waits for an answer asks at once when the network returns. */
function waitOrReconnect(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const finish = () => {
      clearTimeout(timer);
      done.abort();
      resolve();
    };
    const timer = setTimeout(finish, milliseconds);
    window.addEventListener('online', finish, { signal: done.signal });
    signal.addEventListener('abort', finish, { signal: done.signal });
  });
}
