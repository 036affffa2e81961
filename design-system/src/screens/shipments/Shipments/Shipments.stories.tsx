import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Shipment, SHIPMENTS_PER_PAGE, type StatusGroup, statusesOfGroup, statusGroups } from 'contract';
import { FIXTURE_NOW, shipments, trackingEvents } from 'contract/fixtures';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../components/Button/Button.tsx';
import { ShipmentPanel } from '../ShipmentPanel/ShipmentPanel.tsx';
import type { ShipmentsState } from './shipments-state.ts';
import { Shipments } from './Shipments.tsx';

const now = new Date(FIXTURE_NOW);
const [base] = shipments;
const openShipment = shipments.find(({ status }) => status === 'in_delivery');
if (!base || !openShipment) throw new Error('The fixtures hold no shipment to open');

const states = {
  loading: { kind: 'loading', isSlow: false },
  empty: { kind: 'empty' },
  noHits: { kind: 'noHits' },
  failed: { kind: 'failed', failure: { status: 503, at: FIXTURE_NOW, requestId: 'req-7f3a91c2' } },
  ready: { kind: 'ready', items: shipments, totalItems: shipments.length, isRefreshing: false },
} satisfies { [K in ShipmentsState['kind']]: Extract<ShipmentsState, { kind: K }> };

/** How many of the shipments lie behind each tab. */
function countsOf(items: readonly Shipment[]): Record<StatusGroup, number> {
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
    referenceNumber: `PO-${77_009 - index}`,
  };
}

const fullPage = [...shipments, ...shipments.slice(3).map(earlier)].slice(0, SHIPMENTS_PER_PAGE);

const meta = {
  component: Shipments,
  parameters: { layout: 'fullscreen' },
  args: {
    state: states.ready,
    filter: { search: '', status: 'all', page: 1 },
    counts: countsOf(shipments),
    hrefs: {
      create: '#neu',
      reset: '#alle',
      status: (group) => `#status-${group}`,
      shipment: (id) => `#${id}`,
    },
    canCreate: true,
    now,
    onSearch: fn(),
    onRetry: fn(),
    onPage: fn(),
  },
} satisfies Meta<typeof Shipments>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Zahntechnik Löwenstein/ });
    await expect(within(row).getByRole('link', { name: '00340433836442636597' })).toHaveAttribute(
      'href',
      '#shp_104512',
    );
    await expect(within(row).getByText('In Zustellung')).toBeVisible();
    await expect(within(row).getByText('heute')).toBeVisible();
  },
};

/** A full page of many. */
export const Many: Story = {
  args: {
    state: { ...states.ready, items: fullPage, totalItems: 312 },
    counts: { all: 312, avis: 24, ordered: 41, transit: 96, exception: 5, delivered: 138, ended: 8 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–25 von 312')).toBeVisible();
  },
};

export const SearchesAndTurnsPages: Story = {
  args: Many.args,
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'Löwe');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('Löwe'));
    await userEvent.click(canvas.getByRole('button', { name: 'Nächste Seite' }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
};

export const Loading: Story = { args: { state: states.loading, counts: undefined } };
export const LoadingSlowly: Story = { args: { state: { kind: 'loading', isSlow: true }, counts: undefined } };

export const Empty: Story = {
  args: { state: states.empty, counts: countsOf([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Noch keine Sendungen' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sendung erstellen' })).toBeVisible();
  },
};

/** The person may look, but not create. */
export const EmptyWithoutRight: Story = {
  args: { state: states.empty, counts: countsOf([]), canCreate: false },
  tags: ['state-forbidden'],
};

export const NoHits: Story = {
  args: {
    state: states.noHits,
    filter: { search: 'Zwickau', status: 'all', page: 1 },
    counts: countsOf([]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Zu „Zwickau“/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Filter zurücksetzen' })).toHaveAttribute('href', '#alle');
  },
};

/** An empty tab that is good news. */
export const NoExceptions: Story = {
  args: {
    state: states.noHits,
    filter: { search: '', status: 'exception', page: 1 },
    counts: countsOf(shipments.filter(({ status }) => status !== 'exception')),
  },
  tags: ['state-no-hits'],
};

export const Failed: Story = {
  args: { state: states.failed, counts: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Fehler beim Abrufen der Sendungen' })).toBeVisible();
  },
};

export const TriesAgain: Story = {
  args: { state: states.failed, counts: undefined },
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** One region tells of every state; one that came with its words would not be read. */
export const TellsOfEveryStateInOneRegion: Story = {
  tags: ['interaction'],
  render: function Changing(args) {
    const [state, setState] = useState<ShipmentsState>(states.loading);
    return (
      <>
        <Button onPress={() => setState(states.noHits)}>Keine</Button>
        <Button onPress={() => setState(states.ready)}>Alle</Button>
        <Shipments {...args} state={state} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const region = await canvas.findByText('Sendungen werden geladen …', { selector: '[role="status"]' });
    await userEvent.click(canvas.getByRole('button', { name: 'Keine' }));
    await expect(region).toHaveTextContent('Keine Treffer für diese Filter');
    await userEvent.click(canvas.getByRole('button', { name: 'Alle' }));
    await expect(region).toHaveTextContent(/Sendungen gefunden\.$/);
  },
};

export const Refreshing: Story = { args: { state: { ...states.ready, isRefreshing: true } } };

/** The last page of the list. */
export const LastPage: Story = {
  args: {
    state: { ...states.ready, items: shipments.slice(-4), totalItems: 29 },
    filter: { search: '', status: 'all', page: 2 },
    counts: { all: 29, avis: 1, ordered: 2, transit: 5, exception: 1, delivered: 18, ended: 2 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('26–29 von 29')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Nächste Seite' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** The list makes room for the open shipment beside it. */
export const WithOpenShipment: Story = {
  globals: { viewport: { value: 'w1440' } },
  args: {
    openId: openShipment.id,
    panel: (
      <ShipmentPanel
        state={{
          kind: 'ready',
          shipment: openShipment,
          tracking: { kind: 'ready', events: trackingEvents, updatedAt: FIXTURE_NOW, isRefreshing: false },
        }}
        now={now}
        onClose={fn()}
        onRetry={fn()}
        onRefreshTracking={fn()}
        label={{ kind: 'closed' }}
        onOpenLabel={fn()}
        onCloseLabel={fn()}
      />
    ),
  },
};

export const HardCases: Story = {
  globals: { viewport: { value: 'w320' } },
  args: {
    counts: { all: 1 },
    state: {
      ...states.ready,
      totalItems: 1,
      items: [
        {
          ...base,
          status: 'unknown',
          to: {
            ...base.to,
            companyName: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
          },
        },
      ],
    },
  },
};
