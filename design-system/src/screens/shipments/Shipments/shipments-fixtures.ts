import {
  type ListedShipment,
  type Shipment,
  SHIPMENTS_PER_PAGE,
  type StatusGroup,
  statusesOfGroup,
  statusGroups,
} from 'contract';
import { FIXTURE_NOW, shipments } from 'contract/fixtures';
import { fn } from 'storybook/test';
import type { ListPage } from '../../../patterns/ListFrame/list-state.ts';
import type { Ready } from '../../../patterns/ResourceView/resource.ts';
import { standardColumns } from './chosen-columns.ts';
import { noFilter } from './shipments-filter.ts';
import type { ShipmentsFilter, ShipmentsHrefs } from './shipments-state.ts';
import { storyRowMenu } from './story-row-menu.tsx';

type Shown = ListPage<ListedShipment, ShipmentsFilter>;

export const now = new Date(FIXTURE_NOW);
function found(shipment: Shipment | undefined): Shipment {
  if (!shipment) throw new Error('The fixtures hold no such shipment');
  return shipment;
}

export const base = found(shipments[0]);
export const openShipment = found(shipments.find(({ status }) => status === 'in_delivery'));

/** The list as it is there: all the shipments of the fixtures, or others. */
export function listOf(value: Partial<Shown> = {}, more: Partial<Ready<Shown>> = {}): Ready<Shown> {
  const shown = { items: shipments, totalItems: shipments.length, shown: noFilter, ...value };
  return { kind: 'ready', value: shown, isRefreshing: false, ...more };
}

const hrefs: ShipmentsHrefs = {
  home: '#start',
  create: '#neu',
  reset: '#alle',
  status: (group) => `#status-${group}`,
  quotes: '#angebote',
  shipment: (id) => `#${id}`,
};

/** Everything but the state, with a spy for each callback. Used by stories only. */
export const listArgs = {
  filter: noFilter,
  hrefs,
  canCreate: true,
  now,
  columns: standardColumns,
  renderRowMenu: storyRowMenu,
  selectedKeys: new Set<string>(),
  exporting: 'idle' as const,
  onSearch: fn(),
  onFilter: fn(),
  onChoose: fn(),
  renderView: fn(() => null),
  onSelectionChange: fn(),
  onExport: fn(),
  onRetry: fn(),
  onPage: fn(),
};

/** How many of the shipments lie behind each tab. */
export function countsOf(items: readonly Shipment[]): Record<StatusGroup, number> {
  const inGroup = (group: StatusGroup) => {
    const statuses: readonly Shipment['status'][] = statusesOfGroup[group];
    return items.filter(({ status }) => statuses.includes(status)).length;
  };
  return Object.fromEntries(statusGroups.map((group) => [group, inGroup(group)])) as Record<
    StatusGroup,
    number
  >;
}

/** An earlier shipment to the same recipient, which has arrived. */
function earlier(shipment: Shipment, index: number): Shipment {
  return {
    ...shipment,
    id: `shp_${104_440 - index}`,
    orderNumber: `LO-${104_440 - index}`,
    trackingNumber: `${shipment.trackingNumber?.slice(0, -3)}${440 - index}`,
    status: 'delivered',
    exceptionReason: null,
    createdAt: '2026-11-06T09:30:00.000Z',
    expectedDeliveryDate: '2026-11-09',
    deliveredAt: '2026-11-09T10:24:00.000Z',
    referenceNumber: `PO-${77_009 - index}`,
  };
}

export const fullPage = [...shipments, ...shipments.slice(3).map(earlier)].slice(0, SHIPMENTS_PER_PAGE);

/** Of an organisation with more than is counted. */
export const uncounted = {
  all: 10_001,
  avis: 310,
  ordered: 1204,
  transit: 4870,
  exception: 63,
  delivered: 10_001,
  ended: 2119,
};

/** What the shipments of the fixtures can be filtered by. */
export const choices = {
  products: [
    { code: 'DHL_PAKET', carrier: 'DHL', name: 'Paket' },
    { code: 'GLS_BUSINESS', carrier: 'GLS', name: 'BusinessParcel' },
    { code: 'UPS_STANDARD', carrier: 'UPS', name: 'Standard' },
  ],
  senders: [{ id: 'con_kiel', name: 'Tietze Feinmechanik GmbH' }],
  creators: [
    { id: 'usr_moeller', name: 'Jana Möller' },
    { id: 'usr_brandt', name: 'Timo Brandt' },
  ],
};

/** Those that are seen: some values stand in two places, each shown where the other has no room. */
export const shown = (elements: readonly Element[]) =>
  elements.filter((element) => element.checkVisibility());

const [openPackage] = openShipment.shipmentData.packages;

/** In three pieces, of which one has stayed behind when the others were loaded. */
export const toldOfTwo: ListedShipment = {
  ...openShipment,
  pieceNumbers: ['A', 'B', 'C'],
  shipmentData: {
    ...openShipment.shipmentData,
    packages: openPackage ? [{ ...openPackage, amount: 3 }] : [],
  },
  lastEvent: {
    at: '2026-11-20T07:12:00.000Z',
    description: 'In das Zustellfahrzeug geladen',
    pieceNumbers: ['B', 'C'],
  },
};
