import { addresses } from '../platform/addresses.ts';

const { control } = addresses();

async function put(path: string, body: object): Promise<void> {
  const answer = await fetch(`${control}${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`PUT ${path} answered ${answer.status}`);
}

/** Sets the simulated carriers' faults, e.g. `GLS:fail,UPS:late:4000`; empty makes all well. */
export function setCarrierFaults(faults: string): Promise<void> {
  return put('/carrier-faults', { faults });
}
