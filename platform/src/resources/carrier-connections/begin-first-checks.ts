import type { Carrier } from 'contract';
import type { ApiServices } from '../../services.ts';
import { ASKING_TIMEOUT_MS } from './ask-by-hand.ts';
import { findConnections } from './queries.ts';

/** Checks that are under way. */
interface RunningChecks {
  /** Calls off what is still waited for. */
  readonly close: () => Promise<void>;
}

/**
 * Asks every carrier that nobody has asked for as long as calls are kept for its catalogue, as on a new platform: so
 * staff find measured connections, and not a page of unknown ones. Nothing waits for it, and what comes of it is
 * written down like every call.
 */
export function beginFirstChecks(services: ApiServices): RunningChecks {
  const stopping = new AbortController();
  const checks = checkUnasked(services, stopping.signal);
  return {
    close() {
      stopping.abort();
      return checks;
    },
  };
}

async function checkUnasked(
  { db, carriers, now, reportFault }: ApiServices,
  stopping: AbortSignal,
): Promise<void> {
  try {
    const connections = await findConnections(db, carriers, now());
    const isUnasked = (carrier: Carrier) =>
      connections.some((connection) => connection.carrier === carrier && connection.state === 'unasked');
    const unasked = [...carriers.values()].filter(({ carrier }) => isUnasked(carrier));
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(ASKING_TIMEOUT_MS)]);
    await Promise.allSettled(unasked.map((connection) => connection.catalogue(signal)));
  } catch (error) {
    reportFault('Checking carriers that nobody has asked', error);
  }
}
