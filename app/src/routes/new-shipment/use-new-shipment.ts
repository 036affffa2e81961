import { type Carrier, type Contact, type Geography, type Quote, type Shipment } from 'contract';
import type { Fetched } from 'design-system/patterns/ResourceView/resource.ts';
import type {
  FormMode,
  NewShipmentCallbacks,
  NewShipmentState,
} from 'design-system/screens/shipments/NewShipment/new-shipment-state.ts';
import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { presetRule } from '../../browser/preset-rule.ts';
import { findPlaces, neutralSenderList, packagesSentTo } from '../../data/parties.ts';
import { toRateRequest } from '../../data/rates/to-rate-request.ts';
import { useRead } from '../../data/use-read.ts';
import type { DraftOwner } from '../../drafts/draft-owner.ts';
import type { Kept } from '../../drafts/draft-presence.ts';
import type { ShipmentDraftStore } from '../../drafts/shipment-draft-store.ts';
import { useConnection } from '../../hooks/use-connection.ts';
import { useNow } from '../../hooks/use-now.ts';
import { useLeaveGuard } from '../../leaving/use-leave-guard.ts';
import { pages } from '../../pages/pages.ts';
import { newShipmentAddress, shipmentsAddress } from '../../pages/shipment-addresses.ts';
import { session } from '../../services.ts';
import { useSession } from '../../session/use-session.ts';
import { mayDo, mayUpdateShipments } from '../shipments/shipment-rights.ts';
import { toRefusal } from '../to-refusal.ts';
import { draftNameOf, type FormSource, isAboutTemplate } from './form-source.ts';
import { toLastPackages, toLastProduct } from './to-last-packages.ts';
import type { SettledHrefs } from './to-settled.ts';
import { useBoxes } from './use-boxes.ts';
import { useEori } from './use-eori.ts';
import { useFetched } from './use-fetched.ts';
import { noPrefill, type Prefill, useFirstInput } from './use-first-input.ts';
import { useLaterChanges } from './use-later-changes.ts';
import { useLiveRates } from './use-live-rates.ts';
import { useOffer } from './use-offer.ts';
import { callsForOffer, callsForTemplate, createShownOffer, type ShownOffer, useOrder } from './use-order.ts';
import { usePartySearch } from './use-party-search.ts';
import { useQuoteRequest } from './use-quote-request.ts';
import { useServedGeography } from './use-served-geography.ts';
import { useShipmentDraft } from './use-shipment-draft.ts';
import { useSourceInput } from './use-source-input.ts';
import { withOffer } from './with-offer.ts';

export interface NewShipmentOptions extends Prefill {
  readonly owner: DraftOwner;
  /** A new shipment where it is left out. */
  readonly source?: FormSource;
  /** Where the same form goes on with the same input; there is none where it is left out. */
  readonly continuedAt?: string;
  /** The packing bench that a template is completed at. */
  readonly bench?: string;
}

const newShipment: FormSource = { mode: 'new', id: null };

/** A template that stays one orders nothing, and who accepts an offer has come for that. */
const presetModes: ReadonlySet<FormMode> = new Set(['new', 'copy', 'resend', 'return', 'complete']);

const noContacts: Fetched<readonly Contact[]> = { kind: 'ready', value: [], isRefreshing: false };

/** Everything behind `/sendungen/neu`: draft, live prices, search and the order. */
export function useNewShipment({
  owner,
  source = newShipment,
  continuedAt,
  bench,
  ...prefill
}: NewShipmentOptions): {
  state: NewShipmentState;
  /** What has become of the form. */
  created: Shipment | null;
  /** The quote that the form has become. */
  requested: Quote | null;
  /** What would be left behind with the form. */
  held: Kept;
  /** Whether something was typed after sending, which is not in what was created. */
  hasLaterChanges: () => boolean;
  /** Countries and territories as staff keep them, once they are there. */
  geography: Geography | undefined;
  callbacks: Omit<NewShipmentCallbacks, 'onErrorsChange' | 'onCancelAndCopy'>;
} {
  const snapshot = useSession();
  const { status } = snapshot;
  const isOffline = useConnection() === 'offline';
  const mayCreate = session.getPermission('create:shipments').isGranted;
  const isAllowed = isAboutTemplate(source) ? mayUpdateShipments() : mayCreate;
  // Whoever packs completes templates without seeing the address book.
  const hasContacts = isAllowed && mayReadContacts();
  const neutralRead = useRead(hasContacts ? neutralSenderList() : null);
  const fetchedSenders = useFetched({ ...neutralRead, data: neutralRead.data?.items });
  const neutralSenders = hasContacts ? fetchedSenders : noContacts;
  const { geography, renew } = useServedGeography();
  const countries = geography?.countries;
  const draft = useShipmentDraft(owner, undefined, draftNameOf(source), countries);
  const first = useFirstInput(draft.filling?.formKey, source.id === null ? prefill : noPrefill, hasContacts);
  const hasOpenAttempt = draft.filling?.hasOpenAttempt ?? false;
  /** The offered price as it is shown: only who sees it orders by it. */
  const [shownOffer] = useState(createShownOffer);
  const [calls] = useState(() =>
    source.id === null ? undefined : callsFor(source.mode, source.id, draft.store, shownOffer, bench),
  );
  const order = useOrder(draft.store, hasOpenAttempt, calls);
  // What an open attempt was about may be ordered by it: what became of that is to be found out, not its template.
  const isRead = isAllowed && !hasOpenAttempt;
  const isOffer = source.mode === 'offer';
  const hrefs = hrefsOf(mayCreate);
  const shipment = useSourceInput(draft.filling?.formKey, isOffer ? newShipment : source, isRead, hrefs);
  // Nothing may have come of an attempt: then the offer is there again.
  const isOfferRead = isAllowed && !(hasOpenAttempt && order.isOpen);
  const offer = useOffer(draft.filling?.formKey, source, isOfferRead, hrefs.create);
  const original = isOffer ? { ...shipment, input: offer.input, unavailable: offer.unavailable } : shipment;
  const later = useLaterChanges();
  const quote = useQuoteRequest({
    keys: draft.store.keys,
    onDone: () => draft.store.clear(),
    hasLaterChanges: later.areThere,
  });
  const submission = quote.submission ?? order.submission;
  const isRefused = submission.kind === 'failed' && submission.failure === 'invalid';
  useEffect(() => {
    // Staff may have changed meanwhile what the form has judged by.
    if (isRefused) renew();
  }, [isRefused, renew]);
  const parties = usePartySearch(hasContacts);
  const now = useNow();

  const firstInput = source.id === null ? first.input : original.input;
  const isBegun = source.id === null || hasOpenAttempt || original.input !== null;
  const initialInput = isBegun ? (draft.filling?.initialInput ?? firstInput) : null;
  const input = draft.priced ?? initialInput;
  const isReady = draft.filling !== null && input !== null;
  const isOpen = isReady && order.created === null && quote.requested === null;
  const question = useMemo(
    () => (isOpen && input ? toRateRequest(input, countries) : null),
    [input, isOpen, countries],
  );
  const recipientId = input?.linkedRecipientId ?? null;
  const sent = useRead(isOpen && recipientId !== null ? packagesSentTo(recipientId) : null);
  const lastPackages = useMemo(() => sent.data && toLastPackages(sent.data.items), [sent.data]);
  const boxes = useBoxes(isOpen);
  const [needsCustoms, setNeedsCustoms] = useState(false);
  const eori = useEori(isOpen && needsCustoms);
  const rule = useSyncExternalStore(presetRule.subscribe, presetRule.get);
  const rates = useLiveRates(isReady ? question : undefined);
  const isRepriced = submission.kind === 'failed' && submission.failure === 'repriced';
  const orderedFrom = useRef<Carrier | undefined>(undefined);
  // After a reload nobody remembers who it was, so that all of them are asked.
  const renewPrices = useEffectEvent(() => rates.retry(orderedFrom.current));
  useEffect(() => {
    // Whoever orders again is to have seen the new price.
    if (isRepriced) renewPrices();
  }, [isRepriced]);
  const judged = offer.judge(question && input && { question, input, geography });
  useEffect(() => shownOffer.set(judged.rate), [shownOffer, judged.rate]);
  const { store } = draft;
  const isRestored = draft.filling?.initialInput != null;
  const { version } = original;
  const formKey = draft.filling?.formKey;
  useEffect(() => {
    // Each filling begins anew; a draft goes on with the version that it began with, so that what changed meanwhile
    // is noticed.
    if (formKey === undefined || version === null) return;
    if (!(isRestored && store.sourceVersion() !== null)) store.beginWith(version);
  }, [store, version, isRestored, formKey]);

  const held = order.isOpen ? 'order' : draft.draft.savedAt !== null ? 'draft' : 'nothing';
  const holds = isOpen ? held : 'nothing';
  useLeaveGuard(holds, () => draft.store.clear(), continuedAt);

  return {
    state: toState(),
    created: order.created,
    requested: quote.requested,
    held: holds,
    hasLaterChanges: later.areThere,
    geography,
    callbacks: {
      onChange(next) {
        later.note(next, order.isOpen || quote.submission?.kind === 'sending');
        // What was typed while the form was being sent must not become a new draft.
        if (!order.isDone() && !quote.isDone()) draft.change(next);
      },
      onSubmit(complete, options) {
        // What was sent is kept with its key, also where nobody has typed anything.
        if (draft.priced === null && draft.filling?.initialInput == null && initialInput)
          draft.change(initialInput);
        later.send();
        orderedFrom.current = complete.carrier || undefined;
        if (options.intent === 'quote') return quote.send(complete);
        quote.reset();
        void order.submit(complete, options);
      },
      onReset() {
        quote.reset();
        if (order.startOver()) draft.startOver();
      },
      onSearchParties: parties.search,
      onFindPlaces: findPlaces,
      onRetrySenders: () => Promise.all([first.retrySender(), neutralRead.error && neutralRead.mutate()]),
      onRetryRates: rates.retry,
      onChooseRate: (rate) => draft.chooseRate(rate),
      onPresetRuleChange: presetRule.choose,
      onCustomsChange: setNeedsCustoms,
      onLookUp: () => void order.lookUp(),
      onSignIn: () => void session.signIn(),
      onRetrySource: isOffer ? offer.retry : original.renew,
      onLoadCurrent() {
        if (order.startOver()) draft.startOver();
      },
      onKeepMine() {
        void original.renew().then((current) => current && draft.store.beginWith(current.version));
      },
    },
  };

  function toState(): NewShipmentState {
    if (!isAllowed) return { kind: 'forbidden', refusal: toRefusal(snapshot) };
    if (original.unavailable && !order.created) return original.unavailable;
    if (order.created || quote.requested || !draft.filling || !initialInput)
      return { kind: 'loading', mode: source.mode };
    return {
      kind: 'editing',
      mode: source.mode,
      ...(original.templateNumber !== null && { templateNumber: original.templateNumber }),
      formKey: draft.filling.formKey,
      initialInput,
      draft: draft.draft,
      submission: status === 'ended' ? { kind: 'session-ended' } : submission,
      isOrderOpen: order.isOpen,
      rates: withOffer(rates.state, judged.rate, now.toISOString()),
      ...(judged.state && { offer: judged.state }),
      canRequestQuote: mayCreate && !isAboutTemplate(source),
      search: parties.state,
      ...(lastPackages && { lastPackages }),
      ...(boxes && { boxes }),
      ...(eori && { eori }),
      ...(presetModes.has(source.mode) && {
        preset: { rule, lastUsed: sent.data ? toLastProduct(sent.data.items) : null },
      }),
      neutralSenders,
      defaultSender: first.defaultSender,
      insuredFromEur: source.id === null ? first.insuredFromEur : null,
      canSaveContact: session.getPermission('create:contacts').isGranted,
      ...(first.prefillFailure && { prefillFailure: first.prefillFailure }),
      isOffline,
    };
  }
}

function callsFor(
  mode: FormMode,
  id: string,
  store: ShipmentDraftStore,
  shownOffer: ShownOffer,
  bench: string | undefined,
) {
  if (mode === 'offer') return callsForOffer(id, shownOffer.get);
  return isAboutTemplate({ mode }) ? callsForTemplate(id, store, bench) : undefined;
}

const mayReadContacts = () => mayDo('read:org_contacts', 'read:all_contacts');

/** Where somebody goes whose form is not to be had. */
function hrefsOf(mayCreate: boolean): SettledHrefs {
  return {
    show: (id) => shipmentsAddress.href({ shipment: id }),
    copy: mayCreate ? (id) => newShipmentAddress.href({ shipmentIdToCopy: id }) : undefined,
    create: mayCreate ? pages.newShipment.href() : undefined,
  };
}
