import { useSyncExternalStore } from 'react';
import type { SessionSnapshot } from '../auth/index.ts';
import { session } from '../services.ts';

/** The session of the moment; renders again at every change. */
export function useSession(): SessionSnapshot {
  return useSyncExternalStore(session.subscribe, session.getSnapshot);
}
