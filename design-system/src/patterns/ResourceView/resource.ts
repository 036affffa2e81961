import type { FailureDetails } from '../LoadFailure/LoadFailure.tsx';

/** The first answer is under way. */
export interface Loading {
  readonly kind: 'loading';
  /** Longer than usual. */
  readonly isSlow: boolean;
}

/** No answer, or one that says nothing. */
export interface Failed {
  readonly kind: 'failed';
  readonly failure: FailureDetails;
  /** It is being asked for again; the failure stays in its place meanwhile. */
  readonly isRetrying: boolean;
}

/** Something to show. */
export interface Ready<Value> {
  readonly kind: 'ready';
  readonly value: Value;
  /** A newer value is under way; the one shown stays where it is. */
  readonly isRefreshing: boolean;
  /** The value answers an earlier question: the answer to that of now is under way, or has failed. */
  readonly isOlder?: true;
  /** A newer value could not be fetched: the one shown is old. */
  readonly failure?: FailureDetails;
  /** It was deleted, or may be seen no more, and stays in sight for what is typed: that cannot be saved. */
  readonly loss?: 'deleted' | 'forbidden';
}

/** There is no such thing, or none that the person may know of. */
export interface NotFound {
  readonly kind: 'notFound';
}

/** The signed-in person may not see it. */
export interface Refused {
  readonly kind: 'forbidden';
  readonly refusal: Refusal;
}

/** Who is refused, and who could change that. */
export interface Refusal {
  /** Who is signed in, so that a person with two accounts sees which one is in use; an unknown role is empty. */
  readonly person: { readonly name: string; readonly role: string; readonly organizationName: string };
  /**
   * Who gives the missing permission: an owner of the organisation, or an administrator of the portal. `portal`:
   * the latter too, since those who work for the portal have no owner.
   */
  readonly helper: 'owner' | 'administrator' | 'portal';
}

/** What has become of a part of a page that is fetched by itself; whatever goes wrong with it is a failure. */
export type Fetched<Value> = Loading | Failed | Ready<Value>;

/**
 * What has become of something that is fetched: the state of every screen that shows one thing. A screen adds
 * members of its own to it only for what is its own, such as a list without hits.
 */
export type Resource<Value> = Fetched<Value> | NotFound | Refused;
