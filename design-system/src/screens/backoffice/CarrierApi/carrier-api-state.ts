import type {
  Carrier,
  CarrierAnswer,
  CarrierCallOutcome,
  CarrierConnectionFacts,
  CarrierRequest,
} from 'contract';
import type { SubmitFailure } from '../../../forms/submit-failure.ts';
import type { Fetched, Refused } from '../../../patterns/ResourceView/resource.ts';

/** What the page shows. */
export type CarrierApiState = Fetched<readonly CarrierConnectionFacts[]> | Refused;

/** How „Verbindung prüfen“ of one carrier stands. */
export type CheckStanding =
  | { readonly kind: 'pending' }
  | { readonly kind: 'done'; readonly outcome: CarrierCallOutcome; readonly durationMs: number }
  /** Our own platform has not done it, and says why. */
  | { readonly kind: 'failed'; readonly message: string };

/** Checks of the cards, each by itself. */
export interface Checking {
  readonly standingOf: (carrier: Carrier) => CheckStanding | undefined;
  readonly onCheck: (carrier: Carrier) => void;
}

/** How asking by hand stands. */
export interface RequestSending {
  readonly pending: boolean;
  readonly failure: SubmitFailure | null;
  /** The answer to the latest request; null while there is none. */
  readonly answer: CarrierAnswer | null;
  readonly onSend: (request: CarrierRequest) => void;
  /** Whether something is typed that was not sent. */
  readonly onChangedChange: (isChanged: boolean) => void;
}
