import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ShipmentsPage } from '../../../stories/ShipmentsPage.tsx';
import { cancellingCopy } from '../cancelling/cancelling.copy.ts';
import type { BatchCancelState } from './batch-cancel-state.ts';
import { batchCancelCopy as copy } from './BatchCancel.copy.ts';
import { BatchCancel } from './BatchCancel.tsx';

const failures = [
  {
    id: 'shp_104507',
    number: '00340433836442629117',
    recipient: 'Orthopädietechnik Wüllenweber GmbH',
    reason: 'DHL hat die Stornierung abgelehnt: Die Sendung wurde schon übernommen.',
  },
  {
    id: 'shp_104531',
    number: 'LO-104531',
    recipient: 'Labor Dr. Özgür Şahin MVZ',
    reason: copy.stopped,
  },
];

const named = [
  ...failures,
  { id: 'shp_104530', number: '1Z8E6A436804192545', recipient: 'Präzisionswerkzeuge Ötztal GmbH' },
  { id: 'shp_104529', number: '00340433836442644707', recipient: 'Musikinstrumentenbau Jeßnitzer' },
  { id: 'shp_104526', number: 'LO-104526', recipient: 'Universitätsklinikum Weserbergland' },
  { id: 'shp_104522', number: 'MX-2611-08844', recipient: 'Meyer-Lüdenscheid Elektrotechnik' },
  { id: 'shp_104518', number: '771904382158', recipient: 'Atelier Brunnmatt AG' },
  { id: 'shp_104511', number: 'ILO4471902', recipient: 'Buchhandlung am Kupfergraben' },
];

const kept = [
  { reason: 'Der Dienstleister hat die Sendung bereits übernommen.', amount: 2 },
  { reason: 'Schon in einem Tagesabschluss.', amount: 1 },
];

const states = {
  collecting: { kind: 'collecting' },
  failed: { kind: 'failed' },
  tooMany: { kind: 'tooMany', most: 200 },
  asking: { kind: 'asking', total: 8, templates: 1, named, kept },
  running: { kind: 'running', done: 4, total: 8 },
  ended: { kind: 'ended', total: 10, failures },
} satisfies { [K in BatchCancelState['kind']]: Extract<BatchCancelState, { kind: K }> };

const meta = {
  component: BatchCancel,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <ShipmentsPage />
      <BatchCancel {...args} />
    </>
  ),
  args: { state: states.asking, onAccept: fn(), onStop: fn(), onRetry: fn(), onClose: fn() },
  tags: ['part'],
} satisfies Meta<typeof BatchCancel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Collecting: Story = { args: { state: states.collecting } };
export const Failed: Story = { args: { state: states.failed } };
export const TooMany: Story = { args: { state: states.tooMany } };

/** How many, how many not, and why: before anything happens. */
export const Asking: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Sendungen stornieren?' });
    await expect(dialog).toHaveTextContent('8 Sendungen werden storniert.');
    await expect(dialog).toHaveTextContent('1 davon ist eine Vorlage und wird verworfen.');
    const which = screen.getByRole('list', { name: 'Zu stornieren' });
    await expect(which).toHaveTextContent('LO-104531, Labor Dr. Özgür Şahin MVZ');
    await expect(which).toHaveTextContent(/und 3.weitere$/);
    await expect(dialog).toHaveTextContent('3 Sendungen bleiben, wie sie sind:');
    await expect(screen.getByRole('list', { name: 'Nicht stornierbar' })).toHaveTextContent(
      '2 Sendungen: Der Dienstleister hat die Sendung bereits übernommen.',
    );
    await expect(screen.getByRole('button', { name: 'Nicht stornieren' })).toHaveFocus();
  },
};

export const OneOfEach: Story = {
  args: {
    state: {
      kind: 'asking',
      total: 1,
      templates: 0,
      named: named.slice(0, 1),
      kept: [{ reason: 'Schon storniert oder verworfen.', amount: 1 }],
    },
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Sendung stornieren' })).toBeEnabled();
    await waitFor(() => expect(screen.getByText('1 Sendung bleibt, wie sie ist:')).toBeVisible());
  },
};

/** Each reason that there is. */
const everyReason = [
  cancellingCopy.takenOver,
  cancellingCopy.afterClosing,
  cancellingCopy.beingOrdered,
  cancellingCopy.delivered,
  cancellingCopy.returned,
  cancellingCopy.alreadyCancelled,
  cancellingCopy.unknownStatus,
].map((reason) => ({ reason, amount: 2 }));

export const NothingCanBeCancelled: Story = {
  args: { state: { kind: 'asking', total: 0, templates: 0, named: [], kept: everyReason } },
  play: async () => {
    const none = await screen.findByText('Von diesen Sendungen kann keine storniert werden.');
    await waitFor(() => expect(none).toBeVisible());
    await expect(screen.queryByRole('button', { name: /stornieren/ })).toBeNull();
    await expect(document.activeElement).toHaveAccessibleName('Schließen');
  },
};

export const Running: Story = {
  args: { state: states.running },
  play: async () => {
    await expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuetext', '4 von 8');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Stopping: Story = {
  args: { state: states.running },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Anhalten' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Wird angehalten …' })).toBeVisible());
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const PartlyFailed: Story = {
  args: { state: states.ended },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      '8 von 10 Sendungen storniert. 2 konnten nicht storniert werden.',
    );
  },
};

export const FailuresShown: Story = {
  args: { state: states.ended },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Fehlgeschlagene anzeigen' }));
    await expect(screen.getByRole('list', { name: 'Nicht stornierte Sendungen' })).toHaveTextContent(
      'DHL hat die Stornierung abgelehnt',
    );
  },
};

export const HardCases: Story = { ...FailuresShown, globals: { viewport: { value: 'w320' } } };

/** The button stays the one that was pressed, so that a keyboard is never lost. */
export const GoesOnUnderTheSameButton: Story = {
  tags: ['interaction'],
  render: function Going(args) {
    const [state, setState] = useState<BatchCancelState>(states.asking);
    return (
      <BatchCancel
        {...args}
        state={state}
        onAccept={() => {
          args.onAccept();
          setState(states.running);
          setTimeout(() => setState(states.ended), 200);
        }}
      />
    );
  },
  play: async ({ args }) => {
    const accept = await screen.findByRole('button', { name: /^8.Sendungen stornieren$/ });
    accept.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
