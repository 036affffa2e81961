import type { Meta, StoryObj } from '@storybook/react-vite';
import { spansOf, type Statistics as Figures } from 'contract';
import { FIXTURE_NOW, statistics } from 'contract/fixtures';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { AppPage } from '../../../stories/AppPage.tsx';
import type { StatisticsState } from './statistics-state.ts';
import { Statistics } from './Statistics.tsx';

const failure = { status: 503, at: FIXTURE_NOW, requestId: 'req-7f3a91c2' };
const person = { name: 'Timo Brandt', role: 'Packplatz', organizationName: 'Tietze Feinmechanik GmbH' };

const states = {
  loading: { kind: 'loading', isSlow: false },
  failed: { kind: 'failed', failure, isRetrying: false },
  forbidden: { kind: 'forbidden', refusal: { person, helper: 'owner' } },
  ready: { kind: 'ready', value: statistics, isRefreshing: false },
} satisfies { [K in StatisticsState['kind']]: Extract<StatisticsState, { kind: K }> };

const ready = (value: Partial<Figures>): StatisticsState => ({
  ...states.ready,
  value: { ...statistics, ...value },
});

const none = { shipments: 0, delivered: 0, underWay: 0, exceptions: 0, priceNetCents: 0, priced: 0 };
const year = { from: '2026-01-01', to: '2026-11-20' };
const month = { from: '2026-10-22', to: '2026-11-20' };

const meta = {
  component: Statistics,
  // A period without shipments is empty, and nothing else narrows it down.
  tags: ['no-filter'],
  parameters: { layout: 'fullscreen' },
  args: {
    state: states.ready,
    period: '13w',
    days: null,
    hrefs: {
      home: '#start',
      period: (period) => `#${period}`,
      exceptions: '#ausnahmen',
      createShipment: '#neu',
    },
    now: new Date(FIXTURE_NOW),
    exporting: 'idle',
    onDays: fn(),
    onExport: fn(),
    onRetry: fn(),
  },
  decorators: [(Story) => <AppPage address="/statistiken">{Story()}</AppPage>],
} satisfies Meta<typeof Statistics>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('74 mehr als davor')).toBeVisible();
    await expect(canvas.getByText('18.432,60 €')).toBeVisible();
    const carriers = within(canvas.getByRole('figure', { name: 'Sendungen je Dienstleister' }));
    await expect(carriers.getByText('DHL: 612 Sendungen, davon 9 mit Ausnahme')).toBeInTheDocument();
    await expect(canvas.getByText(/^KW.47 läuft noch\. Stand heute um 14:05.Uhr\.$/)).toBeVisible();
  },
};

export const AsTables: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: 'Als Tabelle anzeigen' }))
      await userEvent.click(button);
    const weeks = within(canvas.getByRole('table', { name: 'Sendungen je Woche' }));
    await expect(weeks.getAllByRole('row')[1]).toHaveTextContent('KW 47');
    const carriers = within(canvas.getByRole('table', { name: 'Sendungen je Dienstleister' }));
    await expect(carriers.getByRole('row', { name: /^GLS/ })).toHaveTextContent('3 %');
  },
};

/** Days of one's own, of which prices are missing. */
export const Range: Story = {
  tags: ['state-ready'],
  args: {
    period: 'range',
    days: month,
    state: ready({
      ...month,
      unit: 'day',
      totals: { ...statistics.totals, priced: 1236 },
      spans: spansOf(month, 'day').map((span, index) => ({
        ...span,
        ...none,
        shipments: index % 7 < 2 ? 0 : 20 + (index % 5),
        exceptions: index % 9 === 3 ? 2 : 0,
      })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Sendungen je Tag' })).toBeVisible();
    await expect(canvas.getByText('12 Sendungen ohne Preis')).toBeVisible();
    await expect(canvas.getByText('Höchstens zwei Jahre.')).toBeVisible();
  },
};

export const RangeIsTooLong: Story = {
  tags: ['interaction'],
  args: { period: 'range', days: { from: '2019-01-01', to: '2026-11-20' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wählen Sie höchstens zwei Jahre.')).toBeVisible();
  },
};

export const RangeIsReversed: Story = {
  tags: ['interaction'],
  args: { period: 'range', days: { from: '2026-11-20', to: '2026-11-19' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Das Ende liegt vor dem Beginn.')).toBeVisible();
  },
};

export const Exports: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Exportieren' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Als Excel-Datei (.xlsx)' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

export const Exporting: Story = {
  tags: ['interaction'],
  args: { exporting: 'pending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Wird exportiert …' })).toBeVisible();
  },
};

export const NotExported: Story = {
  tags: ['interaction'],
  args: { exporting: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Der Export ist fehlgeschlagen.')).toBeVisible();
  },
};

export const Loading: Story = { args: { state: states.loading } };
export const Empty: Story = {
  args: { state: ready({ totals: none, carriers: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Für diesen Zeitraum liegen keine Sendungen vor.')).toBeVisible();
  },
};
export const Failed: Story = { args: { state: states.failed } };
export const Forbidden: Story = { args: { state: states.forbidden } };

const months = spansOf(year, 'month');

/** A thousand times as many, with a thousandth of the price each. */
function thousandfold<Sums extends typeof none>(sums: Sums): Sums {
  const { shipments, delivered, underWay, exceptions, priced } = sums;
  return {
    ...sums,
    shipments: shipments * 1000,
    delivered: delivered * 1000,
    underWay: underWay * 1000,
    exceptions: exceptions * 1000,
    priced: priced * 1000,
  };
}

const many = thousandfold(statistics.totals);

/** A year by months, of a house that sends a great deal, as in every month before; never was there an exception. */
export const Many: Story = {
  args: {
    period: 'year',
    state: ready({
      ...year,
      unit: 'month',
      totals: { ...many, priceNetCents: 912_345_678_90 },
      before: { ...statistics.before, shipments: many.shipments, exceptions: 0 },
      carriers: statistics.carriers.map(thousandfold),
      spans: months.map((span, index) => {
        const fromMiddle = index - (months.length - 1) / 2;
        return {
          ...span,
          ...none,
          shipments: Math.round(many.shipments / months.length + fromMiddle * 4000),
          exceptions: Math.round(many.exceptions / months.length + fromMiddle * 310),
        };
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('davor keine')).toBeVisible();
  },
};

export const HardCases: Story = {
  args: {
    state: ready({
      carriers: [{ ...none, carrier: 'unknown', shipments: 1, exceptions: 1 }, ...statistics.carriers],
    }),
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Anderer Dienstleister')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
