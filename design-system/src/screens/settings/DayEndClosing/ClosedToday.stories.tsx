import type { Meta, StoryObj } from '@storybook/react-vite';
import { dayEndClosings, FIXTURE_NOW, nextPickup, openOfCarriers } from 'contract/fixtures';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SettingsPage } from '../story-settings-page.tsx';
import { DayEndClosing } from './DayEndClosing.tsx';

/** A day of which something is closed. */
const meta = {
  component: DayEndClosing,
  tags: ['no-filter'],
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <SettingsPage>{Story()}</SettingsPage>],
  args: {
    state: { kind: 'ready', value: { carriers: openOfCarriers, asOf: FIXTURE_NOW }, isRefreshing: false },
    history: {
      kind: 'ready',
      value: { items: dayEndClosings, totalItems: dayEndClosings.length, page: 1 },
      isRefreshing: false,
    },
    latest: dayEndClosings,
    next: null,
    pickupHrefOf: (id) => `#${id}`,
    excluded: new Map(),
    canClose: true,
    question: null,
    isClosing: false,
    outcomes: [],
    homeHref: '#start',
    now: new Date(FIXTURE_NOW),
    renderShipments: () => null,
    onAsk: fn(),
    onAccept: fn(),
    onReject: fn(),
    onOpenPdfs: fn(),
    onPage: fn(),
    onRetry: fn(),
    onRetryHistory: fn(),
  },
} satisfies Meta<typeof DayEndClosing>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All is closed: what was closed today stays, with its papers, and when somebody comes for it. */
export const Closed: Story = {
  tags: ['state-ready'],
  args: {
    state: { kind: 'ready', value: { carriers: [], asOf: FIXTURE_NOW }, isRefreshing: false },
    next: {
      items: [nextPickup],
      ready: { shipments: 6, packages: 9, weightKg: 58.1, maximumWeightKg: 31.5, longestSideCm: 120 },
    },
  },
  play: async ({ args, canvas }) => {
    const closed = within(canvas.getByRole('region', { name: 'Heute abgeschlossen' }));
    await expect(closed.getAllByRole('listitem')).toHaveLength(2);
    await expect(closed.getByText(/^Abgeschlossen um 14:02.Uhr$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Nächste Abholung: heute bis 16:30/ })).toBeVisible();
    await userEvent.click(closed.getByRole('button', { name: 'Alle Papiere drucken' }));
    await expect(args.onOpenPdfs).toHaveBeenLastCalledWith(dayEndClosings.slice(0, 2));
  },
};

/** GLS is closed, and others are open. */
export const PartlyClosed: Story = {
  tags: ['state-ready'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Heute abgeschlossen' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Alle abschließen/ })).toBeVisible();
  },
};

/** The day is there before what was closed on earlier ones. */
export const EarlierClosingsLoading: Story = {
  tags: ['interaction'],
  args: { history: { kind: 'loading', isSlow: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Tagesabschlüsse werden geladen …' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Alle abschließen/ })).toBeEnabled();
  },
};
