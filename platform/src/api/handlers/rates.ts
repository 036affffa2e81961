import { askAllCarriers } from '../../carriers/index.ts';
import type { ResourceHandlers } from '../handler.ts';
import type { Services } from './services.ts';

export function ratesHandlers({ carriers, reportFault }: Services): ResourceHandlers<'rates'> {
  return {
    list: ({ body: { carriers: wanted, ...request }, signal }) =>
      askAllCarriers(
        [...carriers.values()].filter(({ carrier }) => wanted?.includes(carrier) ?? true),
        request,
        { signal, onUnexpected: (carrier, error) => reportFault(`Rates of ${carrier}`, error) },
      ),
  };
}
