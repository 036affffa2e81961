import type { Pickup } from 'contract';
import { StaleVersion, type StaleVersionProps } from '../../../forms/StaleVersion/StaleVersion.tsx';
import { fieldChanges } from '../../../patterns/VersionDiff/field-changes.ts';
import { VersionDiff } from '../../../patterns/VersionDiff/VersionDiff.tsx';
import { factsOfPickup } from './pickup-changes.ts';
import { pickupFormCopy } from './PickupForm.copy.ts';

/** Somebody has changed the pickup since the form began with it. */
export interface StalePickup extends Pick<
  StaleVersionProps,
  'isKept' | 'isUnasked' | 'onKeepMine' | 'onLoadCurrent'
> {
  /** What the form began with. */
  readonly before: Pickup;
  /** What it is now. */
  readonly current: Pickup;
}

/** What somebody else has changed, and the question whose change is to stay. */
export function StaleMessage({ before, current, ...question }: StalePickup) {
  return (
    <StaleVersion title={pickupFormCopy.stale.title} {...question}>
      <VersionDiff comparison="since" changes={fieldChanges(factsOfPickup(before), factsOfPickup(current))} />
    </StaleVersion>
  );
}
