import type { Meta, StoryObj } from '@storybook/react-vite';
import { nextPickup, pickups } from 'contract/fixtures';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { MissingPanel } from '../../../patterns/MissingPart/MissingPanel.tsx';
import { PickupPanel } from '../PickupForm/PickupPanel.tsx';
import { failedState, now, pickupsArgs, ready, readyState, upcoming } from './pickups-fixtures.ts';
import { noFilter } from './pickups-state.ts';
import { Pickups } from './Pickups.tsx';

const meta = {
  component: Pickups,
  parameters: { layout: 'fullscreen' },
  args: {
    ...pickupsArgs,
    state: readyState,
    onToggle: fn(),
    onDelete: fn(),
    onPage: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof Pickups>;

export default meta;
type Story = StoryObj<typeof meta>;

const weeklyWords = 'Jeden Montag und Donnerstag bis 12:00\u00A0Uhr';

/** What comes, once or in a series; what comes next is brought, and nothing is ready. */
export const Upcoming: Story = {
  tags: ['state-ready'],
  args: {
    filter: noFilter,
    next: {
      items: [
        { ...nextPickup, holiday: 'Feiertag' },
        {
          ...nextPickup,
          pickupId: pickups.selfDelivery.id,
          day: '2026-11-23',
          selfDelivery: true,
          lastPossiblePickupTime: null,
        },
      ],
      ready: { ...ready, shipments: 0 },
    },
    state: { ...readyState, value: { items: upcoming.slice(2), totalItems: 3, shown: noFilter } },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Nächste Selbstanlieferung: Mo., 23.11.' }),
    ).toHaveAttribute('href', '#pic_selbst');
    await expect(canvas.getAllByText(/^Alle zwei Wochen am Montag und Freitag/)[0]).toBeVisible();
    await expect(canvas.getByText('Es ist nichts beauftragt, das noch übergeben werden muss.')).toBeVisible();
    await expect(canvas.getByText('wird gebracht')).toBeVisible();
  },
};

/** What is over is neither paused nor resumed. */
export const Past: Story = {
  tags: ['state-ready'],
  args: {
    filter: { tab: 'past', page: 1 },
    next: null,
    state: {
      ...readyState,
      value: { items: [pickups.past], totalItems: 1, shown: { tab: 'past', page: 1 } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('beendet')).toBeVisible();
    await expect(canvas.getByText('Do., 12.11.2026')).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Aktionen für Einmalig am/ }));
    // On a phone it is a sheet with buttons.
    await expect(await screen.findByText('Löschen')).toBeVisible();
    await expect(screen.queryByText('Pausieren')).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};

/** Somebody who may see them and change none. */
export const ReadOnly: Story = {
  tags: ['state-ready'],
  args: { canCreate: false, mayChange: () => false, mayDelete: () => false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch')).toBeNull();
    await expect(canvas.getAllByText('Aktiv')[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Aktionen für ${weeklyWords}` }));
    await expect(await screen.findByText('Anzeigen')).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

/** The panel of one that the person may only see. */
export const Open: Story = {
  tags: ['state-ready'],
  globals: { viewport: { value: 'w1440' } },
  args: {
    openId: pickups.monthly.id,
    panel: (
      <PickupPanel
        state={{ kind: 'ready', value: pickups.monthly, isRefreshing: false }}
        now={now}
        mayChange={() => false}
        renderForm={() => null}
        onClose={fn()}
        onRetry={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Die Abholung ist pausiert. Es kommt niemand.')).toBeVisible();
    await expect(canvas.getByText('Do., 31.12.2026')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Termine nach dem Fortsetzen' })).toBeVisible();
    await expect(canvas.queryByText('Nächste fünf Termine')).toBeNull();
  },
};

/** The code of the panel did not come. */
export const PanelMissing: Story = {
  tags: ['state-failed'],
  globals: { viewport: { value: 'w1440' } },
  args: {
    openId: pickups.weekly.id,
    panel: <MissingPanel what="pickup" onClose={fn()} isRetrying={false} onRetry={fn()} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Die Abholung kann gerade nicht angezeigt werden.')).toBeVisible();
  },
};

/** A switch and the menu say what is to be done, and nothing changes by itself. */
export const PausesAndDeletes: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const toggle = canvas.getByRole('switch', { name: `Abholung aktiv: ${weeklyWords}` });
    await expect(toggle).toBeChecked();
    await userEvent.click(toggle);
    await expect(args.onToggle).toHaveBeenLastCalledWith(pickups.weekly);
    await userEvent.click(canvas.getByRole('button', { name: `Aktionen für ${weeklyWords}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pausieren' }));
    await expect(args.onToggle).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: /^Aktionen für Jeden Monat/ }));
    await expect(await screen.findByRole('menuitem', { name: 'Fortsetzen' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: 'Bearbeiten' })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Löschen' }));
    await expect(args.onDelete).toHaveBeenLastCalledWith(pickups.monthly);
  },
};

export const NoneUpcoming: Story = {
  tags: ['state-no-hits'],
  args: { state: { kind: 'noHits' }, filter: noFilter },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Keine Abholung steht an.' })).toBeVisible();
  },
};

export const NoneRecurring: Story = {
  tags: ['state-no-hits'],
  args: { state: { kind: 'noHits' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Keine regelmäßige Abholung.' })).toBeVisible();
  },
};

/** Rows of another tab stay until those of now are there. */
export const Older: Story = {
  tags: ['state-failed'],
  args: {
    filter: { tab: 'past', page: 2 },
    state: { ...readyState, isOlder: true, failure: failedState.failure },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Darunter steht noch die vorige Auswahl: Regelmäßig.', { exact: false }),
    ).toBeVisible();
  },
};
