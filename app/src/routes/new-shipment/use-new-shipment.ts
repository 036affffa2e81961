import type { Shipment } from 'contract';
import type {
  NewShipmentCallbacks,
  NewShipmentState,
} from 'design-system/screens/shipments/NewShipment/new-shipment-state.ts';
import { useMemo } from 'react';
import { neutralSenderList } from '../../data/contacts.ts';
import { toRateRequest } from '../../data/rates/to-rate-request.ts';
import { useRead } from '../../data/use-read.ts';
import type { DraftOwner } from '../../drafts/draft-owner.ts';
import { useConnection } from '../../hooks/use-connection.ts';
import { useLeaveGuard } from '../../leaving/use-leave-guard.ts';
import { session } from '../../services.ts';
import { useSession } from '../../session/use-session.ts';
import { toRefusal } from '../to-refusal.ts';
import { type Prefill, useFirstInput } from './use-first-input.ts';
import { useLiveRates } from './use-live-rates.ts';
import { useOrder } from './use-order.ts';
import { usePartySearch } from './use-party-search.ts';
import { useShipmentDraft } from './use-shipment-draft.ts';

export interface NewShipmentOptions extends Prefill {
  readonly owner: DraftOwner;
}

/** Everything behind `/sendungen/neu`: draft, live prices, search and the order. */
export function useNewShipment({ owner, ...prefill }: NewShipmentOptions): {
  state: NewShipmentState;
  /** What has become of the form. */
  created: Shipment | null;
  callbacks: Omit<NewShipmentCallbacks, 'onErrorsChange'>;
} {
  const snapshot = useSession();
  const { status } = snapshot;
  const isOffline = useConnection() === 'offline';
  const neutralSenders = useRead(neutralSenderList()).data?.items ?? [];
  const draft = useShipmentDraft(owner);
  const first = useFirstInput(draft.filling?.formKey, prefill);
  const order = useOrder(draft.store, draft.filling?.hasOpenAttempt ?? false);
  const parties = usePartySearch();

  const initialInput = draft.filling?.initialInput ?? first.input;
  const input = draft.input ?? initialInput;
  const isReady = draft.filling !== null && input !== null;
  const isOpen = isReady && order.created === null;
  const question = useMemo(() => (isOpen && input ? toRateRequest(input) : null), [input, isOpen]);
  const rates = useLiveRates(isReady ? question : undefined);
  const held = order.isOpen ? 'order' : draft.draft.savedAt !== null ? 'draft' : 'nothing';
  useLeaveGuard(isOpen ? held : 'nothing', () => draft.store.clear());

  return {
    state: toState(),
    created: order.created,
    callbacks: {
      // What was typed while the order was under way must not become a new draft.
      onChange: (next) => !order.isDone() && draft.change(next),
      onSubmit: (complete, options) => void order.submit(complete, options),
      onReset() {
        if (order.startOver()) draft.startOver();
      },
      onSearchParties: parties.search,
      onRetryRates: rates.retry,
      onChooseRate: (rate) => draft.chooseRate(rate),
      onLookUp: () => void order.lookUp(),
      onSignIn: () => void session.signIn(),
    },
  };

  function toState(): NewShipmentState {
    if (!session.getPermission('create:shipments').isGranted) {
      return { kind: 'forbidden', refusal: toRefusal(snapshot) };
    }
    if (order.created || !draft.filling || !initialInput) return { kind: 'loading' };
    return {
      kind: 'editing',
      formKey: draft.filling.formKey,
      initialInput,
      draft: draft.draft,
      submission: status === 'ended' ? { kind: 'session-ended' } : order.submission,
      isOrderOpen: order.isOpen,
      rates: rates.state,
      search: parties.state,
      neutralSenders,
      defaultSenderId: first.defaultSenderId,
      ...(first.prefillFailure && { prefillFailure: first.prefillFailure }),
      isOffline,
    };
  }
}
