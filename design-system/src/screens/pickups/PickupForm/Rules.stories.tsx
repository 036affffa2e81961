import type { Meta, StoryObj } from '@storybook/react-vite';
import { looksLikePhone, type PickupInput } from 'contract';
import { contacts, FIXTURE_NOW, pickups } from 'contract/fixtures';
import { expect, fn, userEvent } from 'storybook/test';
import { inputOfPickup } from './pickup-input.ts';
import { PickupForm } from './PickupForm.tsx';

const fortnightly = inputOfPickup(pickups.fortnightly);

/** What the form says of a rhythm, and what it does not take. */
const meta = {
  component: PickupForm,
  tags: ['part', 'interaction'],
  args: {
    pickup: null,
    initialInput: fortnightly,
    now: new Date(FIXTURE_NOW),
    isValidPhone: looksLikePhone,
    senders: {
      kind: 'ready',
      value: contacts.filter(({ kind }) => kind === 'sender'),
      isRefreshing: false,
    },
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

interface Played {
  readonly args: { readonly onSubmit: unknown };
  readonly canvas: {
    readonly findAllByText: (text: string | RegExp, options?: object) => Promise<HTMLElement[]>;
    readonly getByRole: (role: string, options: object) => HTMLElement;
  };
}

const beginsWith = (more: Partial<PickupInput>) => ({ initialInput: { ...fortnightly, ...more } });

async function says({ canvas }: Played, words: RegExp): Promise<void> {
  await expect((await canvas.findAllByText(words))[0]).toBeVisible();
}

async function refuses({ args, canvas }: Played, words: string): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Abholung beauftragen' }));
  await expect((await canvas.findAllByText(words, { exact: false }))[0]).toBeVisible();
  await expect(args.onSubmit).not.toHaveBeenCalled();
}

export const EveryThirdDay: Story = {
  args: beginsWith({ frequency: '3', interval: '3' }),
  play: async (played) => says(played, /^Alle drei Tage/),
};

export const EverySecondWeekOfWork: Story = {
  args: beginsWith({ frequency: '2', interval: '2', byWeekDay: ['0', '1', '2', '3', '4'] }),
  play: async (played) => says(played, /^Alle zwei Wochen von Montag bis Freitag/),
};

export const EveryThirdMonth: Story = {
  args: beginsWith({ frequency: '1', interval: '3' }),
  play: async (played) => says(played, /^Alle drei Monate am 7\./),
};

export const WithoutAWeekday: Story = {
  args: beginsWith({ byWeekDay: [], lastPossiblePickupTime: '16:30' }),
  play: async (played) => refuses(played, 'Wählen Sie mindestens einen Wochentag.'),
};

/** A field for times holds nothing else; the platform refuses what another client sends. */
export const WithATimeThatIsNone: Story = {
  args: {
    failure: {
      reason: 'invalid',
      at: FIXTURE_NOW,
      status: 422,
      fields: [
        { path: ['lastPossiblePickupTime'], message: 'Geben Sie eine Uhrzeit von 00:00 bis 23:59 ein.' },
      ],
    },
  },
  play: async (played) => says(played, /00:00 bis 23:59/),
};

export const WithoutADay: Story = {
  args: beginsWith({ startAt: '2026-12-08', byWeekDay: ['0'], ending: 'on', endAt: '2026-12-09' }),
  play: async (played) => refuses(played, 'In diesem Zeitraum liegt kein Termin.'),
};

export const FromLateToEarly: Story = {
  args: beginsWith({ kind: 'once', earliestTime: '17:00', lastPossiblePickupTime: '16:00' }),
  play: async (played) => refuses(played, 'Die früheste Abholzeit liegt nach der spätesten.'),
};
