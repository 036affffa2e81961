import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { printSettings } from '../../../stories/print-settings.ts';
import { ShipmentsPage } from '../../../stories/ShipmentsPage.tsx';
import type { BatchPapersState } from '../batch/batch-state.ts';
import { BatchLabels } from './BatchLabels.tsx';

const failures = [
  {
    id: 'shp_104507',
    number: '00340433836442629117',
    recipient: 'Orthopädietechnik Wüllenweber GmbH',
    reason: 'Das Versandetikett konnte nicht erstellt werden.',
  },
  { id: 'shp_104531', number: 'LO-104531', recipient: 'Labor Dr. Özgür Şahin MVZ', reason: '' },
];

const states = {
  collecting: { kind: 'collecting' },
  failed: { kind: 'failed' },
  tooMany: { kind: 'tooMany', most: 200 },
  running: { kind: 'running', done: 4, total: 10 },
  ready: { kind: 'ready', file: null, total: 10, failures },
} satisfies { [K in BatchPapersState['kind']]: Extract<BatchPapersState, { kind: K }> };

const meta = {
  component: BatchLabels,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <ShipmentsPage />
      <BatchLabels {...args} />
    </>
  ),
  args: {
    state: states.ready,
    asked: 10,
    settings: printSettings,
    onClose: fn(),
    onRetry: fn(),
    onTaken: fn(),
  },
  tags: ['part'],
} satisfies Meta<typeof BatchLabels>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Collecting: Story = { args: { state: states.collecting, asked: undefined } };
export const Loading: Story = { args: { state: states.running } };
export const Failed: Story = { args: { state: states.failed, asked: undefined } };
export const TooMany: Story = { args: { state: states.tooMany, asked: 312 } };

/** The specification's words for what failed in part. */
export const PartlyFailed: Story = {
  play: async () => {
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent(
      '8 von 10 Etiketten wurden geladen. 2 konnten nicht geladen werden.',
    );
  },
};

export const FailuresShown: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Fehlgeschlagene anzeigen' }));
    const list = await screen.findByRole('list', { name: 'Fehlgeschlagene Etiketten' });
    await expect(list).toHaveTextContent('LO-104531, Labor Dr. Özgür Şahin MVZ: Prüfen Sie Ihre Verbindung');
  },
};

export const HardCases: Story = { ...FailuresShown, globals: { viewport: { value: 'w320' } } };

export const LoadsTheFailedOnesOnceMore: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Fehlgeschlagene erneut laden' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(screen.getByRole('button', { name: 'Drucken' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The paper stands above what was loaded, and the file follows it. */
export const OnSheetsOfA4: Story = {
  args: { settings: { ...printSettings, layout: { format: 'a4', position: 2, copies: 1 } } },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: '2' })).toBeChecked();
  },
};
