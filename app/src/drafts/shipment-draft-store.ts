import type { Rate, ShipmentDraft, ShipmentFormInput } from 'contract';
import * as v from 'valibot';
import type { SafeStorage } from '../storage/safe-storage.ts';
import { draftKeys } from './draft-keys.ts';
import { type DraftPresence, draftPresence } from './draft-presence.ts';
import {
  type Attempt,
  createShipmentEntrySchema,
  type DraftOwner,
  rateRequestEntrySchema,
  selectedRateEntrySchema,
  type SentAttempt,
  type StoredDraft,
} from './stored-draft.ts';

/** What is to be kept of a form. */
export interface DraftContent {
  readonly input: ShipmentFormInput;
  readonly selectedRate: Rate | null;
}

/** The draft of this tab, for one person in one organisation; other tabs can see that there is one. */
export interface ShipmentDraftStore {
  /** What was put away, or undefined where there is nothing, or nothing of this person's. */
  load(): StoredDraft | undefined;
  /** Puts a form away. Undefined when the browser keeps nothing: a reload would lose the input. */
  save(content: DraftContent): { readonly savedAt: string } | undefined;
  /**
   * Notes what is about to be sent, with its key, before it is: a tab that dies meanwhile can still
   * find out what became of it, or send the very same again. An attempt that is open already stays.
   */
  beginAttempt(draft: ShipmentDraft): SentAttempt;
  /** The attempt of which nobody knows yet what became of it, if there is one. */
  openAttempt(): SentAttempt | undefined;
  /** The attempt has certainly created nothing: the next one is another. */
  renewAttempt(): void;
  /** The name and attempt of a copy: this tab is one of another that still has the original. */
  becomeCopy(): void;
  /** Deletes all three entries. */
  clear(): void;
}

export function createShipmentDraftStore(
  storage: SafeStorage,
  owner: DraftOwner,
  now: () => Date = () => new Date(),
  presence: Pick<DraftPresence, 'announce' | 'withdraw'> = draftPresence,
): ShipmentDraftStore {
  let identity = newIdentity();

  function load(): StoredDraft | undefined {
    const main = read(draftKeys.createShipment, createShipmentEntrySchema);
    const rateRequest = read(draftKeys.rateRequest, rateRequestEntrySchema);
    if (!main || !rateRequest) return undefined;
    const { id, savedAt, attempt, form } = main;
    identity = { id, attempt };
    presence.announce(owner);
    const selectedRate = read(draftKeys.selectedRate, selectedRateEntrySchema)?.rate ?? null;
    return { id, savedAt, attempt, input: { ...form, shipmentData: rateRequest.shipmentData }, selectedRate };
  }

  function read<const Entry extends { owner: DraftOwner }>(
    key: string,
    schema: v.GenericSchema<unknown, Entry>,
  ): Entry | undefined {
    const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), storage.read(key));
    if (!result.success) return undefined;
    const { sub, orgCode } = result.output.owner;
    return sub === owner.sub && orgCode === owner.orgCode ? result.output : undefined;
  }

  function save({ input, selectedRate }: DraftContent): { savedAt: string } | undefined {
    const { shipmentData, ...form } = input;
    const savedAt = now().toISOString();
    const rateRequest = { owner, from: placeOf(input.from), to: placeOf(input.to), shipmentData };
    const isKept =
      storage.write(draftKeys.rateRequest, JSON.stringify(rateRequest)) &&
      storage.write(draftKeys.createShipment, JSON.stringify({ owner, ...identity, savedAt, form }));
    if (selectedRate === null) storage.remove(draftKeys.selectedRate);
    else storage.write(draftKeys.selectedRate, JSON.stringify({ owner, rate: selectedRate }));
    if (!isKept) return undefined;
    presence.announce(owner);
    return { savedAt };
  }

  /** Changes name or attempt of what lies in the storage, if anything does. */
  function changeIdentity(next: Identity): void {
    identity = next;
    const entry = read(draftKeys.createShipment, createShipmentEntrySchema);
    if (entry) storage.write(draftKeys.createShipment, JSON.stringify({ ...entry, ...identity }));
  }

  const openAttempt = () => (identity.attempt.phase === 'sent' ? identity.attempt : undefined);

  return {
    load,
    save,
    beginAttempt(draft) {
      const open = openAttempt();
      if (open) return open;
      const attempt: SentAttempt = { ...identity.attempt, phase: 'sent', draft };
      changeIdentity({ ...identity, attempt });
      return attempt;
    },
    openAttempt,
    renewAttempt: () => changeIdentity({ ...identity, attempt: newAttempt() }),
    becomeCopy: () => changeIdentity(newIdentity()),
    clear() {
      identity = newIdentity();
      for (const key of Object.values(draftKeys)) storage.remove(key);
      presence.withdraw();
    },
  };
}

interface Identity {
  readonly id: string;
  readonly attempt: Attempt;
}

const newAttempt = (): Attempt => ({ idempotencyKey: crypto.randomUUID(), phase: 'fresh' });
const newIdentity = (): Identity => ({ id: crypto.randomUUID(), attempt: newAttempt() });

function placeOf({ address: { postalCode, city, countryCode } }: ShipmentFormInput['from']) {
  return { postalCode, city, countryCode };
}
