import { leaveCopy } from 'design-system/screens/shell/leave.copy.ts';
import type { SafeStorage } from '../browser/safe-storage.ts';
import { draftKeys } from './draft-keys.ts';
import type { DraftOwner } from './draft-owner.ts';
import { type DraftPresence, type KeptForms, nothingKept } from './draft-presence.ts';
import { entriesIn, isOf, readLoosely, tabStorage } from './drafts-in-tab.ts';

/** What this tab keeps of this person, of whatever form and on whatever page. */
export function keptInTab(owner: DraftOwner, storage: SafeStorage = tabStorage): KeptForms {
  const own = entriesIn(storage).flatMap((key) => {
    const entry = readLoosely(storage.read(key));
    return isOf(owner, entry) ? [{ key, ...entry }] : [];
  });
  if (own.length === 0) return nothingKept;
  const { shipment, anyForm } = leaveCopy.begun;
  // The specification's entry has no words of its own; one for a template has.
  const words = own.map(({ key, begun }) => {
    if (typeof begun === 'string') return begun;
    return key.startsWith(draftKeys.createShipment) ? shipment : anyForm;
  });
  const isOrdering = own.some(({ attempt }) => attempt?.phase === 'sent');
  return { kept: isOrdering ? 'order' : 'draft', begun: [...new Set(words)] };
}

/**
 * Lets other tabs see what this one keeps of a person by now.
 *
 * @param isOrderOpen an order is, also where the browser could not keep that: asking about it goes on
 */
export function announceKept(
  owner: DraftOwner,
  presence: Pick<DraftPresence, 'announce' | 'withdraw'>,
  storage: SafeStorage = tabStorage,
  isOrderOpen = false,
): void {
  const forms = keptInTab(owner, storage);
  if (forms.kept === 'nothing') presence.withdraw();
  else presence.announce(owner, isOrderOpen ? { ...forms, kept: 'order' } : forms);
}
