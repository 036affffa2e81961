import type { Meta, StoryObj } from '@storybook/react-vite';
import { looksLikePhone } from 'contract';
import { contacts, FIXTURE_NOW, pickups } from 'contract/fixtures';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SidePanelFrame } from '../../../components/SidePanel/SidePanel.tsx';
import { inputOfPickup, newPickupInput } from './pickup-input.ts';
import { PickupForm } from './PickupForm.tsx';
import { NewPickupPanel, PickupPanel } from './PickupPanel.tsx';

const now = new Date(FIXTURE_NOW);
const senders = contacts.filter(({ kind }) => kind === 'sender');
const ready = { shipments: 14, packages: 21, weightKg: 132.4, maximumWeightKg: 31.5, longestSideCm: 120 };
const { fortnightly } = pickups;

const states = {
  new: { pickup: null, initialInput: newPickupInput('2026-11-20', ready, senders) },
  edit: { pickup: fortnightly, initialInput: inputOfPickup(fortnightly) },
};

const meta = {
  component: PickupForm,
  tags: ['part'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1440' } },
  args: {
    ...states.edit,
    now,
    isValidPhone: looksLikePhone,
    senders: { kind: 'ready', value: senders, isRefreshing: false },
    pending: false,
    failure: null,
    stale: null,
    onSubmit: fn(),
    onChangedChange: fn(),
    onCancel: fn(),
    onDelete: fn(),
  },
  render: (args) => (
    <SidePanelFrame
      panel={
        args.pickup ? (
          <PickupPanel
            state={{ kind: 'ready', value: args.pickup, isRefreshing: false }}
            now={now}
            mayChange={() => true}
            renderForm={() => <PickupForm {...args} />}
            onClose={fn()}
            onRetry={fn()}
          />
        ) : (
          <NewPickupPanel onClose={fn()}>
            <PickupForm {...args} />
          </NewPickupPanel>
        )
      }
    >
      <p />
    </SidePanelFrame>
  ),
} satisfies Meta<typeof PickupForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every second week, and one of the next five dates is a holiday. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Alle zwei Wochen am Montag und Freitag bis 16:30 Uhr, ab 07.12.2026.'),
    ).toBeVisible();
    await expect(canvas.getByText('1. Weihnachtstag, entfällt')).toBeVisible();
    await expect(canvas.getByText('Mo., 04.01.2027')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Änderungen speichern' })).toBeVisible();
  },
};

/** A new one begins with what is ready, and where the organisation sends from. */
export const New: Story = {
  args: { ...states.new, onDelete: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Anzahl Packstücke', { exact: false })).toHaveValue('21');
    await expect(canvas.getByLabelText('Höchstes Einzelgewicht', { exact: false })).toHaveValue('31,5');
    await expect(canvas.getByText(/Einmalig am Sa., 21.11.2026/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Abholung beauftragen' })).toBeVisible();
  },
};

/** The 31st, an end, a pause, and a way to another address. */
export const Monthly: Story = {
  args: {
    pickup: pickups.monthly,
    initialInput: { ...inputOfPickup(pickups.monthly), ending: 'on', endAt: '2027-03-31' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In Monaten ohne 31. entfällt die Abholung.')).toBeVisible();
    await expect(canvas.getByText('Die Abholung ist pausiert. Es kommt niemand.')).toBeVisible();
    await expect(canvas.getByText('Monate')).toBeVisible();
  },
};

export const SelfDelivery: Story = {
  args: { pickup: pickups.selfDelivery, initialInput: inputOfPickup(pickups.selfDelivery) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Selbstanlieferung am Mo., 23.11.2026.')).toBeVisible();
    await expect(canvas.getByText('Nächster Termin')).toBeVisible();
    for (const label of ['Späteste Abholzeit', 'Abholadresse', 'Absenderadresse', 'Hinweise für den Fahrer'])
      await expect(canvas.queryByLabelText(label, { exact: false })).toBeNull();
  },
};

/** Nobody comes any more, every day. */
export const Over: Story = {
  args: {
    pickup: pickups.workdays,
    initialInput: {
      ...inputOfPickup(pickups.workdays),
      frequency: '3',
      ending: 'on',
      endAt: '2026-11-19',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Es gibt keinen Termin mehr.')).toBeVisible();
    await expect(canvas.getByText('Tage')).toBeVisible();
  },
};

export const Restored: Story = {
  args: {
    ...states.new,
    onDelete: undefined,
    restoredFrom: '2026-11-20T08:14:00.000Z',
    onDiscardDraft: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verwerfen' }));
    await expect(args.onDiscardDraft).toHaveBeenCalledOnce();
  },
};

/** While it is ordered nobody gets out: a driver may be on the way already. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvas }) => {
    for (const name of ['Abholung schließen', 'Abbrechen', 'Löschen'])
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
  },
};

export const Failed: Story = {
  args: { failure: { reason: 'faulty', at: FIXTURE_NOW, status: 500, requestId: 'req-7f3a91c2' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Abholung konnte nicht bearbeitet werden!')).toBeVisible();
  },
};

export const NotCreated: Story = {
  args: {
    ...states.new,
    onDelete: undefined,
    senders: { kind: 'failed', failure: { at: FIXTURE_NOW }, isRetrying: false },
    failure: { reason: 'unreachable', at: FIXTURE_NOW },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Abholung konnte nicht erstellt werden!')).toBeVisible();
    await expect(
      canvas.getByText('Die Absenderadressen konnten nicht geladen werden. Geben Sie die Adresse ein.'),
    ).toBeVisible();
  },
};

export const SendersLoading: Story = {
  args: { senders: { kind: 'loading', isSlow: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Absenderadressen werden geladen …')).toBeVisible();
  },
};

/** All fields of another address, and what is wrong with them. */
export const FieldsMissing: Story = {
  args: { ...states.new, initialInput: newPickupInput('2026-11-20', null, []), onDelete: undefined },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abholung beauftragen' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: /^Späteste Abholzeit: Pflichtfeld/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Ort: Pflichtfeld/ })).toBeVisible();
  },
};

/** Today, and by a time that has passed: nobody could come. */
export const TimeOver: Story = {
  args: {
    ...states.new,
    initialInput: {
      ...newPickupInput('2026-11-20', ready, senders),
      startAt: '2026-11-20',
      lastPossiblePickupTime: '00:30',
    },
    onDelete: undefined,
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abholung beauftragen' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(
      canvas.getByRole('link', { name: /^Späteste Abholzeit: Diese Uhrzeit ist heute schon vorbei/ }),
    ).toBeVisible();
  },
};

/** A weekly series by keyboard alone: what it needs appears with its kind, and the dates with the days. */
export const IsFilledInByKeyboard: Story = {
  tags: ['interaction'],
  args: { ...states.new, onDelete: undefined },
  play: async ({ args, canvas }) => {
    canvas.getByRole('radio', { name: 'Einmalige Abholung' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Regelmäßige Abholung' })).toBeChecked();
    await expect(
      await canvas.findByText('Die Termine erscheinen hier, sobald Rhythmus und Beginn vollständig sind.'),
    ).toBeVisible();
    canvas.getByRole('checkbox', { name: 'Mo' }).focus();
    await userEvent.keyboard(' ');
    canvas.getByRole('checkbox', { name: 'Do' }).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByText(/^Jeden Montag und Donnerstag/)).toBeVisible());
    const time = canvas.getAllByRole('spinbutton').find((part) => part.id.startsWith('abholung-latest'));
    (time ?? canvas.getAllByRole('spinbutton').at(-2))?.focus();
    await userEvent.keyboard('1630');
    await waitFor(() => expect(canvas.getByText(/Donnerstag bis 16:30/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Abholung beauftragen' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        isRecurring: true,
        frequency: 2,
        byWeekDay: [0, 3],
        lastPossiblePickupTime: '16:30',
        totalPackages: 21,
      }),
    );
  },
};

/** The longest texts there can be, at 320 px. */
export const HardCases: Story = {
  globals: { viewport: { value: 'w320' } },
  args: {
    initialInput: {
      ...states.edit.initialInput,
      byWeekDay: ['0', '2', '4', '6'],
      interval: '12',
      additionalInformation: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabholung '.repeat(3),
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
