import type { Rate, ShipmentDraft, ShipmentFormInput } from 'contract';
import type { SafeStorage } from '../browser/safe-storage.ts';
import { type DraftClaims, draftClaims } from './claim-draft.ts';
import { readEntry } from './draft-entry.ts';
import { shipmentDraftKeys } from './draft-keys.ts';
import type { DraftOwner } from './draft-owner.ts';
import { type DraftPresence, draftPresence } from './draft-presence.ts';
import { announceKept } from './kept-in-tab.ts';
import { createDraftKeys, type SentKeys } from './sent-keys.ts';
import {
  type Attempt,
  createShipmentEntrySchema,
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

/** Which form a draft is of. Each has its own, so that an edit never lands in a new shipment. */
export interface ShipmentDraftName {
  /** Empty for a new shipment; else with the id of what it began with: `edit.shp_1`. */
  readonly name?: string;
  /** See `Draft`; a new shipment needs none. */
  readonly begun?: string;
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
   *
   * @param saveRecipient the recipient is to go into the address book, however the shipment comes about
   */
  beginAttempt(draft: ShipmentDraft, saveRecipient?: boolean): SentAttempt;
  /** The attempt of which nobody knows yet what became of it, if there is one. */
  openAttempt(): SentAttempt | undefined;
  /** The version of the template that is edited or completed; null where there is none. */
  sourceVersion(): number | null;
  /** From now on it is this version that is replaced. */
  beginWith(version: number): void;
  /** The attempt has certainly created nothing: the next one is another. */
  renewAttempt(): void;
  /**
   * A name of its own, and a key of its own for what it will send: this tab is a copy of another that may
   * still have the original. An open attempt stays, since asking about it does no harm from two tabs.
   */
  becomeCopy(): void;
  /** Of what is asked for with it beside its attempt: a quote. */
  readonly keys: SentKeys;
  /** Deletes all three entries. */
  clear(): void;
}

export function createShipmentDraftStore(
  storage: SafeStorage,
  owner: DraftOwner,
  now: () => Date = () => new Date(),
  presence: Pick<DraftPresence, 'announce' | 'withdraw'> = draftPresence,
  claims: DraftClaims = draftClaims,
  { name, begun }: ShipmentDraftName = {},
): ShipmentDraftStore {
  const keys = shipmentDraftKeys(name);
  let identity = newIdentity();
  let sourceVersion: number | null = null;
  const sent = createDraftKeys(() => changeIdentity(identity));

  function load(): StoredDraft | undefined {
    const main = readEntry(storage, owner, keys.createShipment, createShipmentEntrySchema);
    const rateRequest = readEntry(storage, owner, keys.rateRequest, rateRequestEntrySchema);
    if (!main || !rateRequest) return undefined;
    const { id, savedAt, attempt, form } = main;
    identity = { id, attempt };
    ({ sourceVersion } = main);
    sent.become(main.keys);
    announce();
    const selectedRate = readEntry(storage, owner, keys.selectedRate, selectedRateEntrySchema)?.rate ?? null;
    return { id, savedAt, attempt, input: { ...form, shipmentData: rateRequest.shipmentData }, selectedRate };
  }

  function save({ input, selectedRate }: DraftContent): { savedAt: string } | undefined {
    const { shipmentData, ...form } = input;
    const savedAt = now().toISOString();
    const rateRequest = { owner, from: placeOf(input.from), to: placeOf(input.to), shipmentData };
    const isKept =
      storage.write(keys.rateRequest, JSON.stringify(rateRequest)) &&
      storage.write(
        keys.createShipment,
        JSON.stringify({ owner, begun, ...identity, sourceVersion, keys: sent, savedAt, form }),
      );
    if (selectedRate === null) storage.remove(keys.selectedRate);
    else storage.write(keys.selectedRate, JSON.stringify({ owner, rate: selectedRate }));
    if (!isKept) return undefined;
    announce();
    claim();
    return { savedAt };
  }

  const openAttempt = () => (identity.attempt.phase === 'sent' ? identity.attempt : undefined);
  const announce = () => announceKept(owner, presence, storage, openAttempt() !== undefined);
  /** From its first entry on, before anybody can copy the tab. */
  const claim = () => void claims.claim(identity.id);

  /** Changes name or attempt of what lies in the storage, if anything does. */
  function changeIdentity(next: Identity): void {
    identity = next;
    const entry = readEntry(storage, owner, keys.createShipment, createShipmentEntrySchema);
    if (!entry) return;
    storage.write(
      keys.createShipment,
      JSON.stringify({ ...entry, begun, ...identity, sourceVersion, keys: sent }),
    );
    announce();
    claim();
  }

  return {
    load,
    save,
    beginAttempt(draft, saveRecipient = false) {
      const open = openAttempt();
      if (open) return open;
      const recipientKey = saveRecipient ? crypto.randomUUID() : null;
      const attempt: SentAttempt = { ...identity.attempt, phase: 'sent', draft, recipientKey };
      changeIdentity({ ...identity, attempt });
      return attempt;
    },
    openAttempt,
    sourceVersion: () => sourceVersion,
    keys: sent.keys,
    beginWith(version) {
      sourceVersion = version;
      changeIdentity(identity);
    },
    renewAttempt: () => changeIdentity({ ...identity, attempt: newAttempt() }),
    becomeCopy: () =>
      changeIdentity({ ...newIdentity(), ...(openAttempt() && { attempt: identity.attempt }) }),
    clear() {
      identity = newIdentity();
      sourceVersion = null;
      sent.become();
      for (const key of Object.values(keys)) storage.remove(key);
      announce();
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
