import { safeStorage } from '../storage/safe-storage.ts';
import { draftKeys } from './draft-keys.ts';

/** Whether this tab holds a draft, whoever's it is. */
export function hasShipmentDraft(): boolean {
  return safeStorage(() => sessionStorage).read(draftKeys.createShipment) !== null;
}
