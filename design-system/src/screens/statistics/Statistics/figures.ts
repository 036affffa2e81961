import { CircleCheck, TriangleAlert } from '@lucide/icons';
import type { ShipmentSums, Statistics } from 'contract';
import type { StatTile } from '../../../components/StatTiles/StatTiles.tsx';
import { formatMoney, formatNumber } from '../../../format/index.ts';
import { statisticsCopy as copy } from './Statistics.copy.ts';

/** A share in steps of a tenth of a percent; of nothing it is nothing. */
export function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 1000;
}

/** The numbers above the charts. */
export function tilesOf({ totals, before }: Statistics, exceptionsHref: string): StatTile[] {
  return [
    {
      label: copy.tiles.shipments,
      value: formatNumber(totals.shipments),
      note: changeOf(totals.shipments, before.shipments),
    },
    {
      label: copy.tiles.delivered,
      value: formatNumber(totals.delivered),
      note: copy.deliveredShare(shareOf(totals.delivered, totals.shipments), totals.underWay),
      icon: CircleCheck,
      tone: 'success',
    },
    {
      label: copy.tiles.exceptions,
      value: formatNumber(totals.exceptions),
      note: changeOf(totals.exceptions, before.exceptions),
      icon: TriangleAlert,
      tone: 'danger',
      ...(totals.exceptions > 0 && { href: exceptionsHref }),
    },
    { label: copy.tiles.costs, value: formatMoney(totals.priceNetCents), note: costsNote(totals) },
  ];
}

function changeOf(now: number, before: number): string {
  if (now === before) return copy.same;
  if (before === 0) return copy.none;
  return now > before ? copy.more(now - before) : copy.fewer(before - now);
}

/** A sum says what is missing in it, before an average would hide that. */
function costsNote({ shipments, priced, priceNetCents }: ShipmentSums): string {
  if (priced < shipments) return copy.unpriced(shipments - priced);
  return copy.each(Math.round(priceNetCents / Math.max(1, priced)));
}
