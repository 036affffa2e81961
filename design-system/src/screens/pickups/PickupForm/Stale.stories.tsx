import type { Meta, StoryObj } from '@storybook/react-vite';
import { looksLikePhone } from 'contract';
import { FIXTURE_NOW, pickups } from 'contract/fixtures';
import { expect, fn, userEvent } from 'storybook/test';
import { inputOfPickup } from './pickup-input.ts';
import { PickupForm } from './PickupForm.tsx';

const { fortnightly } = pickups;

/** Two people have changed the same pickup. */
const meta = {
  component: PickupForm,
  tags: ['part'],
  args: {
    pickup: fortnightly,
    initialInput: inputOfPickup(fortnightly),
    now: new Date(FIXTURE_NOW),
    isValidPhone: looksLikePhone,
    senders: { kind: 'ready', value: [], isRefreshing: false },
    pending: false,
    failure: null,
    stale: null,
    onSubmit: fn(),
    onChangedChange: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof PickupForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Somebody else has changed it: what stands there now beside what was typed, and the question what stays. */
export const Stale: Story = {
  args: {
    stale: {
      current: {
        ...fortnightly,
        version: 2,
        lastPossiblePickupTime: '12:00',
        totalPackages: 3,
        maximumWeightKg: 10,
        longestSideCm: 60,
        additionalInformation: '',
        address: pickups.weekly.address,
      },
      isKept: false,
      onKeepMine: fn(),
      onLoadCurrent: fn(),
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Die Abholung wurde inzwischen geändert.')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Aktuelle Fassung' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Ihre Eingabe' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Anzahl Packstücke.*3.*12/ })).toBeVisible();
    await expect(canvas.getByText('nur bei Ihnen')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Meine Fassung behalten' }));
    await expect(args.stale?.onKeepMine).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Aktuelle Fassung laden' }));
    await expect(args.stale?.onLoadCurrent).toHaveBeenCalledOnce();
  },
};

/** A note was added by somebody else. */
export const StaleAdded: Story = {
  args: {
    pickup: pickups.weekly,
    initialInput: inputOfPickup(pickups.weekly),
    stale: {
      current: { ...pickups.weekly, additionalInformation: 'Klingel am Tor' },
      isKept: false,
      onKeepMine: fn(),
      onLoadCurrent: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('nur in der aktuellen Fassung')).toBeVisible();
  },
};

export const Kept: Story = {
  args: {
    stale: {
      current: fortnightly,
      isKept: true,
      onKeepMine: fn(),
      onLoadCurrent: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Beim Speichern ersetzt Ihre Fassung die aktuelle\./)).toBeVisible();
  },
};
