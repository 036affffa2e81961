import { useMemo, useSyncExternalStore } from 'react';
import type { RatesState } from '../../../patterns/RateList/rates-state.ts';
import { screenOrder } from './form/field-names.ts';
import { type Obstacle, ratesObstacle } from './form/rates-obstacle.ts';
import { useFormContext } from './form/useShipmentForm.ts';

/** Why no price can be asked for, as long as none was. */
export function useRatesObstacle({ kind }: RatesState): Obstacle | null {
  const form = useFormContext();
  const input = useSyncExternalStore(form.onSettle, form.settled);
  return useMemo(
    () =>
      kind === 'incomplete'
        ? ratesObstacle(input, form.complaints(), screenOrder(form.needsCustoms()))
        : null,
    [kind, input, form],
  );
}
