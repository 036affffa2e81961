import { searchLine, type ShipmentsPage, type StatusGroup, statusGroups } from 'contract';
import { noFilter } from 'design-system/screens/shipments/Shipments/shipments-filter.ts';
import type {
  ShipmentsFilter,
  ShipmentsHrefs,
} from 'design-system/screens/shipments/Shipments/shipments-state.ts';
import type { ShipmentsQuery } from '../../data/shipments.ts';
import { paths, queryKeys, type ShipmentsAddress } from '../paths.ts';

const LAST_PAGE = 100_000;

/** What the list's address asks for; whatever makes no sense in it is as if it were not there. */
export interface ShipmentsView {
  readonly filter: ShipmentsFilter;
  /** The shipment whose panel is open. */
  readonly openId: string | null;
}

export function readShipmentsAddress(query: URLSearchParams): ShipmentsView {
  const status = query.get('status');
  const page = Number(query.get('page') ?? '1');
  return {
    filter: {
      search: searchLine(query.get('search') ?? ''),
      status: statusGroups.find((group): group is StatusGroup => group === status) ?? noFilter.status,
      page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : noFilter.page,
    },
    openId: query.get(queryKeys.shipment) || null,
  };
}

/** The question to the API that a filter stands for. */
export function toQuery(filter: ShipmentsFilter): ShipmentsQuery {
  return { ...filter };
}

/** The page that was asked for, or the last one where the list ends before it. */
export function findNearestPage(page: number, answer: ShipmentsPage | undefined): number {
  const isBeyondEnd = answer && answer.items.length === 0 && answer.totalPages > 0;
  return isBeyondEnd ? Math.min(page, answer.totalPages) : page;
}

/** Address of the same view with some of it changed; defaults are left out of it. */
export function shipmentsHref(
  { filter, openId }: ShipmentsView,
  change: Partial<ShipmentsFilter> & { openId?: string | null } = {},
): string {
  const { openId: shipment = openId, ...rest } = change;
  const { search, status, page } = { ...filter, ...rest };
  const address: ShipmentsAddress & Record<keyof ShipmentsFilter, unknown> = {
    search,
    status: status === noFilter.status ? undefined : status,
    page: page === noFilter.page ? undefined : page,
    shipment: shipment ?? undefined,
  };
  return paths.shipments(address);
}

/** All addresses that the list links to. */
export function toHrefs(view: ShipmentsView): ShipmentsHrefs {
  return {
    home: paths.home(),
    create: paths.newShipment(),
    status: (status) => shipmentsHref(view, { status, page: 1 }),
    shipment: (id) => shipmentsHref(view, { openId: id }),
    reset: shipmentsHref(view, noFilter),
  };
}
