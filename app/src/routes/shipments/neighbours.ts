import type { ShipmentsState } from 'design-system/screens/shipments/Shipments/shipments-state.ts';

/** The rows above and below one, by their ids; undefined where there are none. */
export interface Neighbours {
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** Of an open row, on the page that is shown. One that the page does not hold has none. */
export function neighboursOf(state: ShipmentsState, openId: string): Neighbours {
  const items = state.kind === 'ready' ? state.value.items : [];
  const index = items.findIndex(({ id }) => id === openId);
  if (index === -1) return { previous: undefined, next: undefined };
  return { previous: items[index - 1]?.id, next: items[index + 1]?.id };
}
