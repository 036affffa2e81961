import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ShipmentsPage } from '../../../stories/ShipmentsPage.tsx';
import { cancellingCopy } from '../cancelling/cancelling.copy.ts';
import type { BatchClosingState } from './batch-closing-state.ts';
import { batchClosingCopy as copy } from './BatchClosing.copy.ts';
import { BatchClosing } from './BatchClosing.tsx';

const failures = [
  {
    id: 'shp_104507',
    number: '00340433836442629117',
    recipient: 'Orthopädietechnik Wüllenweber GmbH',
    reason: copy.refused,
  },
  { id: 'shp_104531', number: 'LO-104531', recipient: 'Labor Dr. Özgür Şahin MVZ', reason: copy.stopped },
  { id: 'shp_104532', number: 'LO-104532', recipient: 'Zahntechnik Löwenstein', reason: copy.overtaken },
];

const states = {
  collecting: { kind: 'collecting' },
  failed: { kind: 'failed' },
  tooMany: { kind: 'tooMany', most: 200 },
  asking: {
    kind: 'asking',
    total: 8,
    carriers: [
      { carrier: 'DHL', amount: 6 },
      { carrier: 'UPS', amount: 2 },
    ],
    kept: [
      { reason: copy.why.template, amount: 2 },
      { reason: copy.why.closed, amount: 1 },
    ],
  },
  running: { kind: 'running', done: 6, total: 8 },
  ended: { kind: 'ended', total: 10, failures },
} satisfies { [K in BatchClosingState['kind']]: Extract<BatchClosingState, { kind: K }> };

const meta = {
  component: BatchClosing,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <ShipmentsPage />
      <BatchClosing {...args} />
    </>
  ),
  args: { state: states.asking, onAccept: fn(), onStop: fn(), onRetry: fn(), onClose: fn() },
  tags: ['part'],
} satisfies Meta<typeof BatchClosing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Collecting: Story = { args: { state: states.collecting } };
export const Failed: Story = { args: { state: states.failed } };
export const TooMany: Story = { args: { state: states.tooMany } };

/** How many each carrier takes, and what stays: before anything happens. */
export const Asking: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Tagesabschluss erstellen?' });
    await expect(dialog).toHaveTextContent(/DHL: 6\sSendungen/);
    await expect(dialog).toHaveTextContent(/3\sSendungen bleiben, wie sie sind:/);
    await expect(screen.getByRole('button', { name: 'Abbrechen' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: /^8\sSendungen abschließen$/ }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

export const NothingIsOpen: Story = {
  args: {
    state: {
      kind: 'asking',
      total: 0,
      carriers: [],
      kept: [copy.why.notOpen, cancellingCopy.takenOver].map((reason) => ({ reason, amount: 1 })),
    },
  },
  play: async () => {
    const none = await screen.findByText('Von diesen Sendungen ist keine für den Tagesabschluss offen.');
    await waitFor(() => expect(none).toBeVisible());
    await expect(screen.queryByRole('button', { name: /abschließen/ })).toBeNull();
  },
};

export const Running: Story = {
  args: { state: states.running },
  play: async () => {
    await expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuetext', '6 von 8');
  },
};

export const PartlyFailed: Story = {
  args: { state: states.ended },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /7 von 10\sSendungen abgeschlossen. 3 konnten nicht abgeschlossen werden./,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Fehlgeschlagene anzeigen' }));
    await expect(screen.getByRole('list', { name: 'Nicht abgeschlossene Sendungen' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const HardCases: Story = { ...PartlyFailed, globals: { viewport: { value: 'w320' } } };

/** What a message says where the dialog has gone. */
export const Words: Story = {
  render: () => (
    <p>
      {copy.done(8)} {copy.doneHelp} {copy.failed(1)} {copy.kept(1)}
    </p>
  ),
};
