import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIXTURE_NOW, shipments } from 'contract/fixtures';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AppPage } from '../../../stories/AppPage.tsx';
import { panelArgs, panelState } from '../ShipmentPanel/shipment-panel-fixtures.ts';
import { ShipmentPanel } from '../ShipmentPanel/ShipmentPanel.tsx';
import { noFilter } from './shipments-filter.ts';
import {
  base,
  countsOf,
  fullPage,
  listArgs,
  listOf,
  openShipment,
  shown,
  uncounted,
} from './shipments-fixtures.ts';
import type { ShipmentsState } from './shipments-state.ts';
import { Shipments } from './Shipments.tsx';

const states = {
  loading: { kind: 'loading', isSlow: false },
  empty: { kind: 'empty' },
  noHits: { kind: 'noHits' },
  forbidden: {
    kind: 'forbidden',
    refusal: {
      person: { name: 'Timo Brandt', role: 'Packplatz', organizationName: 'Tietze Feinmechanik GmbH' },
      helper: 'owner',
    },
  },
  failed: {
    kind: 'failed',
    failure: { status: 503, at: FIXTURE_NOW, requestId: 'req-7f3a91c2' },
    isRetrying: false,
  },
  ready: listOf(),
} satisfies { [K in ShipmentsState['kind']]: Extract<ShipmentsState, { kind: K }> };

const meta = {
  component: Shipments,
  parameters: { layout: 'fullscreen' },
  args: {
    ...listArgs,
    state: states.ready,
    counts: countsOf(shipments),
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
    await expect(shown(within(row).getAllByText('heute'))).toHaveLength(1);
  },
};

/** A full page of many. */
export const Many = {
  args: {
    state: listOf({ items: fullPage, totalItems: 312 }),
    counts: { all: 312, avis: 24, ordered: 41, transit: 96, exception: 5, delivered: 138, ended: 8 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–25 von 312')).toBeVisible();
  },
} satisfies Story;

/** More than is counted. */
export const Uncounted: Story = {
  args: { state: listOf({ items: fullPage, totalItems: 10_001 }), counts: uncounted },
  tags: ['state-many'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–25 von mehr als 10.000')).toBeVisible();
    await expect(canvas.getByText('Mehr als 10.000 Sendungen gefunden.')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /^Zugestellt.*10\.000\+/ })).toBeVisible();
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '-1');
  },
};

/** The last page that one can leaf to, though there are more shipments. */
export const EndOfUncounted: Story = {
  args: {
    state: listOf({ items: fullPage, totalItems: 10_001, shown: { ...noFilter, page: 400 } }),
    filter: { ...noFilter, page: 400 },
    counts: uncounted,
  },
  tags: ['state-many'],
  play: async ({ canvas }) => {
    const range = '9.976–10.000 von mehr als 10.000. Weitere finden Sie über die Suche.';
    await expect(canvas.getByText(range)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Nächste Seite' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
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
    filter: { ...noFilter, search: 'Zwickau' },
    counts: countsOf([]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Keine Treffer für diese Suche' })).toBeVisible();
    await expect(canvas.getByText('Keine Sendung passt zu „Zwickau“.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Suche leeren' })).toHaveAttribute('href', '#alle');
  },
};

/** An empty tab that is good news. */
export const NoExceptions: Story = {
  args: {
    state: states.noHits,
    filter: { ...noFilter, status: 'exception' },
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

export const Forbidden: Story = {
  args: { state: states.forbidden, counts: undefined },
  // The page has the gutter that the frame gives to any message.
  render: (args) => (
    <AppPage drawer={null}>
      <Shipments {...args} />
    </AppPage>
  ),
};

export const TriesAgain: Story = {
  args: { state: states.failed, counts: undefined },
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Refreshing: Story = { args: { state: listOf({}, { isRefreshing: true }) } };

/** The rows were asked for again, and that failed. */
export const Old: Story = {
  args: { state: listOf({}, { failure: states.failed.failure }) },
  tags: ['state-failed'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('der letzte bekannte Stand');
    await expect(canvas.getByRole('table', { name: 'Sendungen, alter Stand' })).toBeVisible();
  },
};

/** Another page was asked for and did not come: the rows of before are not its answer. */
export const OldOfAnotherPage: Story = {
  args: {
    state: listOf(
      { ...Many.args.state.value, shown: { ...noFilter, search: 'Kiel', status: 'transit', page: 3 } },
      { isOlder: true, failure: { at: FIXTURE_NOW } },
    ),
    filter: { ...noFilter, search: 'Löwe', status: 'transit', page: 2 },
    counts: undefined,
  },
  tags: ['state-failed'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'die vorige Auswahl: Unterwegs, Suche „Kiel“, Seite 3',
    );
    await expect(canvas.getByText('51–75 von 312 (Unterwegs, Suche „Kiel“, Seite 3)')).toBeVisible();
    await expect(canvas.queryByText(/Sendungen gefunden/)).not.toBeInTheDocument();
  },
};

export const TriesAgainAboveOldRows: Story = {
  args: Old.args,
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

/** The last page of the list. */
export const LastPage: Story = {
  args: {
    state: listOf({ items: shipments.slice(-4), totalItems: 29, shown: { ...noFilter, page: 2 } }),
    filter: { ...noFilter, page: 2 },
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
    panel: <ShipmentPanel {...panelArgs} state={panelState('in_delivery')} />,
  },
};

export const HardCases: Story = {
  globals: { viewport: { value: 'w320' } },
  args: {
    counts: { all: 1 },
    state: listOf({
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
    }),
  },
};
