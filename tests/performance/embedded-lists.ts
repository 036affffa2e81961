import { everyList, openLargeEmbeddedStore } from 'platform/api/testing';

const SHIPMENTS = 100_000;
/** What people do not notice as waiting; the aim for every list of one house. */
const AIM_MS = 100;

/**
 * Reports how long whole calls for every list take on the embedded database, among 100,000 shipments of the
 * organisation that asks, beside the least that any call takes. Ratios carry over to other machines.
 */
export async function reportEmbeddedLists(): Promise<void> {
  const lists = await openLargeEmbeddedStore({
    shipments: SHIPMENTS,
    contacts: SHIPMENTS / 10,
    notifications: SHIPMENTS / 2,
    isOneHouse: true,
  });
  try {
    // What is compiled with the first call is nobody's time.
    await lists.timeOfCall('owner', 'organizations/mine');
    const floor = await lists.timeOfCall('owner', 'organizations/mine');
    const times: { what: string; ms: number }[] = [];
    for (const path of everyList) times.push({ what: path, ms: await lists.timeOfCall('owner', path) });
    const rows = [{ what: 'floor: organizations/mine', ms: floor }, ...times];
    console.table(
      rows.map(({ what, ms }) => ({
        call: what,
        ms: Math.round(ms * 10) / 10,
        'times the floor': Math.round(ms / floor),
        'too slow': ms > AIM_MS ? 'x' : '',
      })),
    );
    const slow = times.filter(({ ms }) => ms > AIM_MS);
    console.log(`${slow.length} of ${times.length} calls take longer than ${AIM_MS} ms.`);
  } finally {
    await lists.close();
  }
}
