import { useState } from 'react';

interface Versioned {
  readonly version: number;
}

/**
 * What a form began with, and the version that it changes. A newer one takes its place only while nothing was
 * typed; after that it stays what it was, so that the platform refuses to write over what somebody else has done.
 *
 * @param read the thing as it was read last
 * @param answer what the last save has answered
 */
export function useFormBase<Thing extends Versioned>(
  read: Thing | undefined,
  answer: Thing | undefined,
  isChanged: boolean,
): {
  readonly base: Thing | undefined;
  readonly version: number;
  /** Begins with the newest that is known: what was typed is given up, and an open form is filled anew. */
  readonly beginAnew: () => void;
} {
  const [base, setBase] = useState(read);
  const [saved, setSaved] = useState(answer);
  const latestSaved = newest(answer, saved);
  if (latestSaved !== saved) setSaved(latestSaved);
  const version = newest(base, latestSaved)?.version ?? 0;
  if (read && read.version > version && (!base || !isChanged)) setBase(read);
  return { base, version, beginAnew: () => setBase(newest(read, latestSaved, base)) };
}

/** Of the same version the first. */
function newest<Thing extends Versioned>(...things: readonly (Thing | undefined)[]): Thing | undefined {
  return things.reduce((best, thing) => (thing && thing.version > (best?.version ?? 0) ? thing : best));
}
