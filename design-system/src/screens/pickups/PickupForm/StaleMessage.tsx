import type { Pickup, PickupInput } from 'contract';
import { StaleVersion, type StaleVersionProps } from '../../../forms/StaleVersion/StaleVersion.tsx';
import { fieldChanges } from '../../../patterns/VersionDiff/field-changes.ts';
import { VersionDiff } from '../../../patterns/VersionDiff/VersionDiff.tsx';
import { factsOfInput } from './pickup-changes.ts';
import { inputOfPickup } from './pickup-input.ts';
import { pickupFormCopy } from './PickupForm.copy.ts';

/** Somebody has changed the pickup since the form began with it. */
export interface StalePickup extends Pick<
  StaleVersionProps,
  'isKept' | 'isUnasked' | 'onKeepMine' | 'onLoadCurrent'
> {
  /** What it is now. */
  readonly current: Pickup;
}

export interface StaleMessageProps extends StalePickup {
  /** What stands in the form. */
  readonly mine: PickupInput;
}

/** What would be otherwise if mine were saved over theirs, and the question whose change is to stay. */
export function StaleMessage({ mine, current, ...question }: StaleMessageProps) {
  return (
    <StaleVersion title={pickupFormCopy.stale.title} {...question}>
      <VersionDiff changes={fieldChanges(factsOfInput(inputOfPickup(current)), factsOfInput(mine))} />
    </StaleVersion>
  );
}
