import { statisticsPeriods } from 'contract';
import * as v from 'valibot';
import { pages } from './pages.ts';
import { searchAddress } from './search-address.ts';
import { dayKey } from './search-keys.ts';

/** The figures: a period with a name, or two days. */
export const statisticsAddress = searchAddress(pages.statistics, {
  period: v.fallback(v.picklist([...statisticsPeriods, 'range']), '13w'),
  from: dayKey,
  to: dayKey,
});
