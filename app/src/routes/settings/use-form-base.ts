import { useState } from 'react';

interface Versioned {
  readonly version: number;
}

/**
 * What a form began with, and the version that it changes. A newer one takes its place only while nothing was
 * typed; after that it stays what it was, so that the platform refuses to write over what somebody else has done.
 *
 * @param read the thing as it was read last
 * @param saved what the last save has answered
 */
export function useFormBase<Thing extends Versioned>(
  read: Thing | undefined,
  saved: Versioned | undefined,
  isChanged: boolean,
): {
  readonly base: Thing | undefined;
  readonly version: number;
  /** Begins anew with what was read last: what was typed is given up. */
  readonly takeRead: () => void;
} {
  const [base, setBase] = useState(read);
  const [savedVersion, setSavedVersion] = useState(0);
  if (saved && saved.version > savedVersion) setSavedVersion(saved.version);
  const version = Math.max(base?.version ?? 0, savedVersion, saved?.version ?? 0);
  if (read && read.version > version && (!base || !isChanged)) setBase(read);
  return { base, version, takeRead: () => setBase(read) };
}
