import type { Meta, StoryObj } from '@storybook/react-vite';
import { PICKUPS_PER_PAGE } from 'contract';
import { nextPickup, pickups } from 'contract/fixtures';
import { expect, fn, within } from 'storybook/test';
import { AppPage } from '../../../stories/AppPage.tsx';
import { failedState, pickupsArgs, ready, readyState, recurring } from './pickups-fixtures.ts';
import { noFilter } from './pickups-state.ts';
import type { PickupsState } from './pickups-state.ts';
import { Pickups } from './Pickups.tsx';

const states = {
  loading: { kind: 'loading', isSlow: false },
  empty: { kind: 'empty' },
  noHits: { kind: 'noHits' },
  notEnabled: { kind: 'notEnabled' },
  forbidden: {
    kind: 'forbidden',
    refusal: {
      person: { name: 'Timo Brandt', role: 'Packplatz', organizationName: 'Tietze Feinmechanik GmbH' },
      helper: 'owner',
    },
  },
  failed: failedState,
  ready: readyState,
} satisfies { [K in PickupsState['kind']]: Extract<PickupsState, { kind: K }> };

const meta = {
  component: Pickups,
  parameters: { layout: 'fullscreen' },
  args: {
    ...pickupsArgs,
    state: states.ready,
    onToggle: fn(),
    onDelete: fn(),
    onPage: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof Pickups>;

export default meta;
type Story = StoryObj<typeof meta>;

const weeklyWords = 'Jeden Montag und Donnerstag bis 12:00\u00A0Uhr';

/** Series, the next first; the last one is paused. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Nächste Abholung: heute bis 16:30 Uhr, Werftstraße 18, 24143 Kiel'),
    ).toBeVisible();
    await expect(
      canvas.getByText('14 Sendungen, 21 Packstücke, 132,4 kg sind beauftragt und noch nicht übergeben.'),
    ).toBeVisible();
    const row = canvas.getByRole('row', { name: new RegExp(weeklyWords) });
    await expect(within(row).getByText('Mo., 23.11.')).toBeVisible();
    await expect(within(row).getByRole('link')).toHaveAttribute('href', '#pic_montag_donnerstag');
    await expect(canvas.getByText('pausiert seit 02.11.')).toBeVisible();
    await expect(canvas.getByText('In Monaten ohne 31. entfällt die Abholung.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Regelmäßig/ })).toHaveAttribute('aria-current', 'page');
  },
};

export const Loading: Story = { args: { state: states.loading, next: undefined } };

export const Empty: Story = {
  args: {
    state: states.empty,
    next: { items: [], ready },
    filter: noFilter,
    counts: { upcoming: 0, recurring: 0, past: 0 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Keine Abholungen geplant.' })).toBeVisible();
    await expect(canvas.getByText('Legen Sie eine einmalige oder regelmäßige Abholung an.')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Abholung beauftragen' })[0]).toBeVisible();
  },
};

export const NoHits: Story = {
  args: { state: states.noHits, next: null, filter: { tab: 'past', page: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Keine vergangene Abholung.' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { state: states.failed, next: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Fehler beim Abrufen der Abholungen' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  args: { state: states.forbidden },
  // The page has the gutter that the frame gives to any message.
  render: (args) => (
    <AppPage drawer={null}>
      <Pickups {...args} />
    </AppPage>
  ),
};

/** Pickups are not for this organisation. */
export const NotEnabled: Story = {
  tags: ['state-forbidden'],
  args: { state: states.notEnabled },
  render: (args) => (
    <AppPage drawer={null}>
      <Pickups {...args} />
    </AppPage>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', {
        level: 1,
        name: 'Abholungen sind für Ihre Organisation nicht freigeschaltet.',
      }),
    ).toBeVisible();
  },
};

export const Many: Story = {
  args: {
    state: {
      ...states.ready,
      value: {
        items: Array.from({ length: PICKUPS_PER_PAGE }, (_, index) => ({
          ...pickups.weekly,
          id: `pic_${index}`,
          byWeekDay: [index % 7],
        })),
        totalItems: 71,
        shown: recurring,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–25 von 71')).toBeVisible();
  },
};

const long = {
  ...pickups.weekly,
  byWeekDay: [0, 2, 4, 6],
  interval: 12,
  maximumWeightKg: 1000,
  address: {
    ...pickups.weekly.address,
    companyName: 'Orthopädieschuhtechnikermeisterbetriebsgenossenschaft',
    address: {
      ...pickups.weekly.address.address,
      addressLine1: 'Donaudampfschifffahrtsgesellschaftsweg 17',
    },
  },
};

/** A long sentence and long names at 320 px. */
export const HardCases: Story = {
  args: {
    state: { ...states.ready, value: { items: [long], totalItems: 1, shown: recurring } },
    next: {
      items: [{ ...nextPickup, address: long.address }],
      ready: { ...ready, shipments: 1, packages: 1 },
    },
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByText(/Alle zwölf Wochen am Montag, Mittwoch, Freitag und Sonntag/)[0],
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
