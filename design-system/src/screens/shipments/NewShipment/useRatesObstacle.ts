import { use, useMemo, useSyncExternalStore } from 'react';
import { usePlaces } from '../../../forms/useField.ts';
import type { RatesState } from '../../../patterns/RateList/rates-state.ts';
import { GeographyContext } from './form/geography-context.ts';
import { type Obstacle, ratesObstacle } from './form/rates-obstacle.ts';
import { useShipmentFormContext } from './form/useShipmentForm.ts';

/** Why no price can be asked for, as long as none was. */
export function useRatesObstacle({ kind }: RatesState): Obstacle | null {
  const form = useShipmentFormContext();
  const input = useSyncExternalStore(form.onSettle, form.settled);
  const { countries } = use(GeographyContext);
  // The first of several is the first on the page.
  const places = usePlaces(form);
  return useMemo(
    () => (kind === 'incomplete' ? ratesObstacle(input, form.complaints(), places, countries) : null),
    [kind, input, form, places, countries],
  );
}
