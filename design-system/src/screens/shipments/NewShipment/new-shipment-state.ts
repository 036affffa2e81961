import type {
  Carrier,
  Contact,
  Geography,
  OfferDifference,
  Package,
  Packaging,
  PhoneCheck,
  Place,
  PresetRule,
  ProductKey,
  QuoteOffer,
  Rate,
  Recipient,
  SavedBox,
  SavedBoxDraft,
  Shipment,
  ShipmentDraft,
  ShipmentFormInput,
} from 'contract';
import type { SubmitFailure, SubmitFailureFacts } from '../../../forms/submit-failure.ts';
import type { RatesState } from '../../../patterns/RateList/rates-state.ts';
import type { Failed, Fetched, Refusal } from '../../../patterns/ResourceView/resource.ts';
import type { Seen } from '../cancelling/useCancelling.ts';

export type { FieldProblem } from '../../../forms/error-display.ts';

/** One end of the shipment, by the name of its field in the draft. */
export type Side = 'from' | 'to';

/** What the person wants made of the form: an order, a template that orders nothing, or a request for a quote. */
export type Intent = 'order' | 'avis' | 'quote';

/**
 * What the form begins with: nothing, a shipment that it copies, sends again with corrections or brings back,
 * a template that it edits and which stays one, a template that it orders, or a quote whose offer is accepted.
 */
export type FormMode = 'new' | 'copy' | 'resend' | 'return' | 'edit' | 'complete' | 'offer';

/** The offer that the form began with. */
export interface OfferState {
  /** `valid` as long as it can be ordered by; `none`: the quote was not answered with one. */
  readonly kind: 'valid' | 'expired' | 'accepted' | 'none';
  /** Null where there is none. */
  readonly offer: QuoteOffer | null;
  /** Where the form holds something else that has a price, with what was offered; none where it is left out. */
  readonly differences?: readonly OfferDifference[];
}

/** What becomes of the draft between two looks at it. Times are ISO 8601 with zone. */
export interface DraftState {
  /** When the input was last put away; `null` before the first time. */
  readonly savedAt: string | null;
  /** Set when the form began with an earlier draft: when that one was put away. */
  readonly restoredFrom: string | null;
  /** `unavailable`: the browser's storage is full or switched off; a reload would lose the input. */
  readonly storage: 'ok' | 'unavailable';
}

/** Why nothing was created. */
export const failureKinds = [
  'invalid',
  'refused',
  'repriced',
  'forbidden',
  'unreachable',
  'faulty',
  'stale',
  'settled',
] as const;
export type SubmissionFailure = (typeof failureKinds)[number];

/**
 * The answer was lost, so it is not known whether a shipment was created. `settling`: the platform has
 * the order and is finding out; it is asked again and again. `nothing-found`: certainly none.
 */
export type LookUp = 'idle' | 'running' | 'settling' | 'nothing-found' | 'failed';

/** What became of the last attempt to create something. */
export type SubmissionState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly intent: Intent }
  | (SubmitFailureFacts & {
      readonly kind: 'failed';
      readonly intent: Intent;
      /**
       * `invalid`: the server complains about fields; `refused`: the carrier did not take the order;
       * `repriced`: it would cost something else than what was shown;
       * `forbidden`: the right is missing; `unreachable`: the request did not get through; `stale`: somebody
       * else has changed the template; `settled`: it is none any more; `faulty`: anything else.
       */
      readonly failure: SubmissionFailure;
    })
  | {
      readonly kind: 'unknown';
      readonly lookUp: LookUp;
      /** What was sent; an order where it is left out. */
      readonly intent?: Intent;
    }
  /** Another tab has sent something else as the same order: that exists, and nothing was made of this form. */
  | { readonly kind: 'other-created'; readonly intent: Intent; readonly orderNumber: string }
  | { readonly kind: 'session-ended' };

/** What the search for a sender or recipient has found for the text that was last asked for. */
export interface PartySearchState {
  readonly side: Side;
  readonly text: string;
  readonly status: 'loading' | 'ready' | 'failed';
  /** Who was sent something before; for a recipient only. */
  readonly recipients: readonly Recipient[];
  readonly contacts: readonly Contact[];
  readonly places: readonly Place[];
}

/** A package that somebody was sent, and the instant of the last time. */
export interface LastPackage {
  readonly sentAt: string;
  readonly package: Package;
}

/** By what a tariff is chosen before anybody chooses. */
export interface Preset {
  readonly rule: PresetRule;
  /** What went to this recipient last, where that is known. */
  readonly lastUsed?: ProductKey | null | undefined;
}

/** A box that the organisation keeps, of a packaging that this page knows. */
export type Box = SavedBox & { readonly packaging: Packaging };

/** What is done with the organisation's boxes. Each resolves to null once it is done, or to why it was not. */
export interface BoxKeeping {
  /** One of the same name makes way. */
  readonly keep: (draft: SavedBoxDraft) => Promise<SubmitFailure | null>;
  readonly rename: (id: string, name: string) => Promise<SubmitFailure | null>;
  readonly remove: (id: string) => Promise<SubmitFailure | null>;
}

/** The boxes of the organisation, and what this person may do with them; null where that is nothing. */
export interface Boxes {
  readonly kept: readonly Box[];
  readonly keeping: BoxKeeping | null;
}

/** The EORI number of the organisation, which customs want to see on the papers. */
export interface EoriState {
  /** Empty where the organisation has given none. */
  readonly number: string;
  /** Keeps one for the organisation; null for whoever may not. Resolves to null once it is done, or to why it was not. */
  readonly save: ((number: string) => Promise<SubmitFailure | null>) | null;
}

export type PrefillFailure = 'missing' | 'unreadable';

export interface EditingState {
  readonly kind: 'editing';
  /** A new shipment where it is left out. */
  readonly mode?: FormMode;
  /** The order's number of the template that the form is about. */
  readonly templateNumber?: string;
  /** Names one filling of the form: another key starts over with `initialInput`. */
  readonly formKey: string;
  /** What the fields start with. Read once per `formKey`. */
  readonly initialInput: ShipmentFormInput;
  readonly draft: DraftState;
  readonly submission: SubmissionState;
  /** An order is under way, or nobody knows what became of it; until then nothing of the form may be thrown away. */
  readonly isOrderOpen?: boolean;
  readonly rates: RatesState;
  readonly search: PartySearchState | null;
  /** What the recipient was sent before, where it is a contact: offered to be taken over. Default nothing. */
  readonly lastPackages?: readonly LastPackage[] | undefined;
  /** The boxes that the organisation keeps. Default none, and none can be kept. */
  readonly boxes?: Boxes | undefined;
  /** Left out until it is known, and where customs do not ask for it; nothing is said of it then. */
  readonly eori?: EoriState | undefined;
  readonly neutralSenders: Fetched<readonly Contact[]>;
  /** Whether this person may put a recipient into the address book. Default true. */
  readonly canSaveContact?: boolean;
  /**
   * Contact that new shipments start from, or `null` where there is none. One that comes after a failure is
   * filled in as long as nobody has entered a sender.
   */
  readonly defaultSender: Fetched<Contact | null>;
  /** Why the contact that the address bar asked for is not filled in: it does not exist, or could not be fetched. */
  readonly prefillFailure?: PrefillFailure;
  /** From this value of the goods on insurance is chosen by itself, in EUR; null or left out: never. */
  readonly insuredFromEur?: number | null;
  /** In mode `offer`. */
  readonly offer?: OfferState;
  /** How a tariff is chosen beforehand; none is where it is left out. */
  readonly preset?: Preset | undefined;
  /** Whether a quote can be asked for. Default false. */
  readonly canRequestQuote?: boolean;
  /** Without a connection nothing can be ordered; the input stays. */
  readonly isOffline?: boolean;
}

/** A shipment that is no template any more, with what can be made of it instead. */
export interface SettledShipment extends Pick<Shipment, 'version' | 'status' | 'ordering' | 'isAvis'> {
  /** Where it is shown. */
  readonly href: string;
  /** A form with a copy of it; missing for whoever may not create shipments. */
  readonly copyHref?: string;
  /** Whether it can be cancelled here and now. */
  readonly canCancel: boolean;
}

/** Everything that the screen can be in. */
export type NewShipmentState =
  | { readonly kind: 'loading'; readonly mode?: FormMode }
  /** The shipment that the address bar names is not there, or not this person's to see. */
  | { readonly kind: 'notFound'; readonly mode: FormMode; readonly createHref?: string }
  /** It could not be fetched. */
  | (Failed & { readonly mode: FormMode })
  | { readonly kind: 'settled'; readonly mode: FormMode; readonly shipment: SettledShipment }
  /** The signed-in person may not create shipments. */
  | { readonly kind: 'forbidden'; readonly refusal: Refusal }
  | EditingState;

export interface SubmitOptions {
  readonly intent: Intent;
  /** „Im Adressbuch speichern“: the recipient is to become a contact. */
  readonly saveRecipient: boolean;
  /** What the chosen rate costs as it is shown, net, in cents of EUR; missing where no price is shown. */
  readonly shownPrice?: number;
}

/** What the screen reports. All of them may change their identity at any time. */
/**
 * Looks into a directory of places.
 *
 * @param text the beginning of a postcode or of a city's name
 */
export type FindPlaces = (
  text: string,
  countryCode: string,
  signal: AbortSignal,
) => Promise<readonly Place[]>;

export interface NewShipmentCallbacks {
  /**
   * The input has changed. Called at most four times a second while somebody types, and at once
   * when the page is about to be hidden or left.
   */
  readonly onChange: (input: ShipmentFormInput) => void;
  /** The input is valid by the contract's rules and is to be sent. */
  readonly onSubmit: (draft: ShipmentDraft, options: SubmitOptions) => void;
  /** The person has agreed to lose the input (reset, or an earlier draft thrown away). */
  readonly onReset: () => void;
  readonly onSearchParties: (text: string, side: Side) => void;
  readonly onFindPlaces: FindPlaces;
  /** Fetch what is missing of the organisation's senders. Its promise, if it gives one, tells how long that takes. */
  readonly onRetrySenders: () => unknown;
  /** Ask this carrier again, or all of them without one. */
  readonly onRetryRates: (carrier?: Carrier) => void;
  /** A rate was chosen, or the choice was given up (`null`). */
  readonly onChooseRate: (rate: Rate | null) => void;
  /** From now on tariffs are chosen beforehand by this rule. */
  readonly onPresetRuleChange?: (rule: PresetRule) => void;
  /** Whether the addresses ask for a customs declaration, at the beginning and whenever that changes. */
  readonly onCustomsChange?: (isRequired: boolean) => void;
  /** Find out what became of an attempt whose answer was lost. */
  readonly onLookUp: () => void;
  readonly onSignIn: () => void;
  /** Begins anew with the template as it is by now. */
  readonly onLoadCurrent?: () => void;
  /** The next attempt replaces the template as it is by now. */
  readonly onKeepMine?: () => void;
  /** Fetch the shipment that could not be fetched. */
  readonly onRetrySource?: () => unknown;
  /** The person has agreed to cancel what is ordered and to begin with a copy. Resolves once it is done or told. */
  readonly onCancelAndCopy?: (seen: Seen) => Promise<void>;
  /** Whether the form shows errors, for the page's title. */
  readonly onErrorsChange?: (hasErrors: boolean) => void;
}

/** What the rules need to know of the world. */
export interface NewShipmentSurroundings {
  /** Today as the person sees it, `yyyy-MM-dd`. */
  readonly today: string;
  /** The exact check once it is loaded; until then the shape of the number is judged. */
  readonly isValidPhone?: PhoneCheck;
  /** Countries and territories as staff keep them, once they are loaded; until then the default set. */
  readonly geography?: Geography;
  /** Where the shipments are listed. */
  readonly shipmentsHref: string;
}
