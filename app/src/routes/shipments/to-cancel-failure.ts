import { cancellingCopy as copy } from 'design-system/screens/shipments/cancelling/cancelling.copy.ts';
import { isStaleVersion } from '../is-stale-version.ts';
import { toToastFailure } from '../to-toast-failure.ts';

type Words = (typeof copy)['ordered' | 'template'];

/** A shipment that was not cancelled, for a message of its own; or a template that was not discarded. */
export function toCancelFailure(error: unknown, words: Words): { title: string; description: string } {
  // The platform speaks of changing it, as of everything that has a version.
  if (isStaleVersion(error)) return { title: words.failed, description: copy.changedMeanwhile };
  return toToastFailure(error, { ...copy, ...words });
}
