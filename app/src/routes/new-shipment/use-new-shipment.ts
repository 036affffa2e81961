import type { Shipment, ShipmentFormInput } from 'contract';
import type {
  NewShipmentCallbacks,
  NewShipmentState,
} from 'design-system/screens/shipments/NewShipment/new-shipment-state.ts';
import { useMemo } from 'react';
import { useNeutralSenders } from '../../data/contacts.ts';
import { toRateRequest } from '../../data/rates/to-rate-request.ts';
import { useRates } from '../../data/rates/use-rates.ts';
import type { DraftOwner } from '../../drafts/stored-draft.ts';
import { session } from '../../services.ts';
import { useSession } from '../../session/use-session.ts';
import { useConnection } from '../../shell/use-connection.ts';
import { useLeaveGuard } from '../../shell/use-leave-guard.ts';
import { useLabel } from '../shipments/use-label.ts';
import { useFirstInput } from './use-first-input.ts';
import { useOrder } from './use-order.ts';
import { usePartySearch } from './use-party-search.ts';
import { useShipmentDraft } from './use-shipment-draft.ts';

export interface NewShipmentOptions {
  readonly owner: DraftOwner;
  readonly recipientId: string | null;
  readonly senderId: string | null;
}

/** Everything behind `/sendungen/neu`: draft, live prices, search, the order and its label. */
export function useNewShipment({ owner, recipientId, senderId }: NewShipmentOptions): {
  state: NewShipmentState;
  callbacks: Omit<NewShipmentCallbacks, 'onErrorsChange'>;
} {
  const { status } = useSession();
  const isOffline = useConnection() === 'offline';
  const neutralSenders = useNeutralSenders().data?.items ?? [];
  const draft = useShipmentDraft(owner);
  const first = useFirstInput(draft.filling?.formKey, recipientId, senderId);
  const order = useOrder(draft.store, draft.filling?.hasOpenAttempt ?? false);
  const label = useLabel(order.created?.id ?? null);
  const parties = usePartySearch();

  const initialInput = draft.filling?.initialInput ?? first.input;
  const input = draft.input ?? initialInput;
  const isReady = draft.filling !== null && input !== null;
  const isOpen = isReady && order.created === null;
  const question = useMemo(() => (isOpen && input ? toRateRequest(input) : null), [input, isOpen]);
  const rates = useRates(isReady ? question : undefined);
  useLeaveGuard(isOpen && draft.draft.savedAt !== null, () => draft.store.clear());

  const startOver = (next?: ShipmentFormInput) => {
    order.startOver();
    label.close();
    draft.startOver(next);
  };

  return {
    state: toState(),
    callbacks: {
      onChange: (next) => draft.change(next),
      onSubmit: (complete, options) => void order.submit(complete, options),
      onReset: () => startOver(),
      onSearchParties: parties.search,
      onRetryRates: rates.retry,
      onChooseRate: (rate) => draft.chooseRate(rate),
      onLookUp: () => void order.lookUp(),
      onSignIn: () => void session.signIn(),
      onOpenLabel: label.open,
      onCloseLabel: label.close,
      onStartOver: (recipient) =>
        startOver(
          recipient === 'same' && order.created && first.input
            ? sameRecipient(first.input, order.created)
            : undefined,
        ),
    },
  };

  function toState(): NewShipmentState {
    if (!session.getPermission('create:shipments').isGranted) return { kind: 'forbidden' };
    if (order.created) return { kind: 'created', shipment: order.created, label: label.state };
    if (!draft.filling || !initialInput) return { kind: 'loading' };
    return {
      kind: 'editing',
      formKey: draft.filling.formKey,
      initialInput,
      draft: draft.draft,
      submission: status === 'ended' ? { kind: 'session-ended' } : order.submission,
      rates: rates.state,
      search: parties.state,
      neutralSenders,
      defaultSenderId: first.defaultSenderId,
      ...(first.prefillFailure && { prefillFailure: first.prefillFailure }),
      isOffline,
    };
  }
}

/** A new form for the recipient of a shipment, with everything else as at the beginning. */
function sameRecipient(first: ShipmentFormInput, { to, linkedRecipientId }: Shipment): ShipmentFormInput {
  return { ...first, to, linkedRecipientId };
}
