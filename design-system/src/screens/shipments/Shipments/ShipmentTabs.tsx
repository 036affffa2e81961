import { type StatusGroup, statusGroups } from 'contract';
import { TabNav } from '../../../components/TabNav/TabNav.tsx';
import { listCopy } from '../../../patterns/ListFrame/ListFrame.copy.ts';
import type { ShipmentsHrefs } from './shipments-state.ts';
import { shipmentsCopy as copy } from './Shipments.copy.ts';

export interface ShipmentTabsProps {
  current: StatusGroup | 'quotes';
  /** How many lie behind each tab; unknown until the first answer. */
  counts?: Readonly<Partial<Record<StatusGroup, number>>>;
  /** How many quotes were asked for. */
  quotes?: number | undefined;
  hrefs: Pick<ShipmentsHrefs, 'status' | 'quotes'>;
}

const countOf = (count: number | undefined) => (count === undefined ? null : listCopy.tabCount(count));

/** The tabs of `/sendungen`: shipments by status, and quotes once one was asked for. */
export function ShipmentTabs({ current, counts, quotes, hrefs }: ShipmentTabsProps) {
  const tabs = statusGroups.map((group) => {
    const count = counts?.[group];
    return {
      href: hrefs.status(group),
      label: copy.tabs[group],
      count: countOf(count),
      isUrgent: group === 'exception' && count !== undefined && count > 0,
      isCurrent: group === current,
    };
  });
  const isCurrent = current === 'quotes';
  const ofQuotes = { href: hrefs.quotes, label: copy.quotes, count: countOf(quotes), isCurrent };
  return <TabNav label={copy.tabsLabel} tabs={quotes || isCurrent ? [...tabs, ofQuotes] : tabs} />;
}
