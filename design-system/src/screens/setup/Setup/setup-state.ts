import type { AddressBlock, CustomerRole, OrganizationSetup, PrintFormat, SetupOrganization } from 'contract';
import type { ReactNode } from 'react';
import type { SubmitFailure } from '../../../forms/submit-failure.ts';
import type { Fetched } from '../../../patterns/ResourceView/resource.ts';

/** The steps, in their order. */
export const setupSteps = ['organization', 'sender', 'print', 'team'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** What is typed in the first three steps. */
export interface SetupInput {
  readonly organization: SetupOrganization;
  readonly sender: { readonly sender: AddressBlock; readonly isPickupAddress: boolean };
  readonly print: { readonly printFormat: PrintFormat };
}

/** Somebody who is to be invited. */
export interface Invitee {
  readonly email: string;
  readonly role: CustomerRole;
}

/** The person is in the team by now: whether their letter has gone, is on its way or could not be delivered. */
export type InvitedOutcome = 'sent' | 'waiting' | 'notDelivered';

/** What became of an invitation. */
export type InviteOutcome = InvitedOutcome | 'exists' | 'limited' | 'failed' | 'unknown';

const invitedOutcomes: readonly unknown[] = ['sent', 'waiting', 'notDelivered'] satisfies InvitedOutcome[];

/** Whether the person is in the team by now; undefined of whoever was not invited yet. */
export function hasBeenInvited(outcome: InviteOutcome | undefined): outcome is InvitedOutcome {
  return invitedOutcomes.includes(outcome);
}

/** Whose invitation it was: rows come and go, their numbers with them. */
export interface Invited {
  readonly email: string;
  readonly outcome: InviteOutcome;
}

/** The forms of the steps, and what is being sent. */
export interface SetupEditing {
  readonly step: SetupStep;
  /** What the open step begins with. Read once per step. */
  readonly input: SetupInput;
  /** Steps that were left with everything in them. */
  readonly done: readonly SetupStep[];
  /** „Kundennummer“; null while the organisation has none. */
  readonly customerNumber: string | null;
  readonly canInvite: boolean;
  /** The set-up, or the invitations, are being sent. */
  readonly isPending: boolean;
  /** It may have been carried out though nobody has said so: what was sent stays as it is until it is known. */
  readonly isUnsettled: boolean;
  /** Somebody, or an attempt before, has set it up with something else: what was sent was not taken. */
  readonly isOtherwise: boolean;
  /** Why the set-up was not saved. */
  readonly failure: SubmitFailure | null;
  /** What became of the invitations that were sent. */
  readonly invited: readonly Invited[];
}

export type SetupState =
  | { readonly kind: 'notOwner' }
  /** They have not accepted their invitation yet. */
  | { readonly kind: 'notAccepted' }
  | { readonly kind: 'editing'; readonly editing: Fetched<SetupEditing> }
  | { readonly kind: 'done'; readonly leaving: 'idle' | 'pending' | 'failed' };

/** Where the set-up leads once it is done; what is not there is not offered. */
/** Where somebody goes on from here; each but the last is there for whoever may do it. */
export interface SetupWays {
  readonly shipment?: string | undefined;
  readonly pickup?: string | undefined;
  readonly contacts?: string | undefined;
  readonly shipments: string;
}

export interface SetupCallbacks {
  /** What stands in the step by now. */
  readonly onChange: (input: Partial<SetupInput>) => void;
  /** The step is left with everything in it. */
  readonly onStep: (input: Partial<SetupInput>) => void;
  readonly onBack: () => void;
  /** The first three steps are sent. */
  readonly onSetUp: (setup: Pick<OrganizationSetup, 'printFormat'>) => void;
  /** Who is typed in by now, invited or not. */
  readonly onPeople: (people: readonly Invitee[]) => void;
  readonly onInvite: (people: readonly Invitee[]) => void;
  /** Nobody is invited now. */
  readonly onFinish: () => void;
  readonly onLeave: (href: string) => void;
  readonly onRetry: () => unknown;
  /** „Testseite drucken“ for the paper that is chosen. */
  readonly renderTestPage: (format: PrintFormat) => ReactNode;
}
