import type { Carrier } from 'contract';
import type {
  Checking,
  CheckStanding,
} from 'design-system/screens/backoffice/CarrierApi/carrier-api-state.ts';
import { carrierApiCopy } from 'design-system/screens/backoffice/CarrierApi/CarrierApi.copy.ts';
import { useState } from 'react';
import { checkCarrier } from '../../data/carrier-api.ts';
import { createWriter } from '../../data/writer.ts';
import { ApiError } from '../../http/api-error.ts';

/** Checks of connections, each by itself: who checks several waits for none. One that is under way is not begun again: its button waits. */
export function useConnectionChecks(): Checking {
  const [standings, setStandings] = useState<{ readonly [Of in Carrier]?: CheckStanding }>({});
  const stand = (carrier: Carrier, is: CheckStanding) => setStandings((all) => ({ ...all, [carrier]: is }));
  return {
    standingOf: (carrier) => standings[carrier],
    onCheck(carrier) {
      stand(carrier, { kind: 'pending' });
      const { run } = createWriter(checkCarrier, {
        onDone: ({ outcome, durationMs }) => stand(carrier, { kind: 'done', outcome, durationMs }),
        onFailed: (error) => stand(carrier, { kind: 'failed', message: reasonOf(error) }),
      });
      void run(carrier);
    },
  };
}

function reasonOf(error: unknown): string {
  const problem = error instanceof ApiError ? error.problem : undefined;
  return problem?.detail ?? problem?.title ?? carrierApiCopy.connections.notChecked;
}
