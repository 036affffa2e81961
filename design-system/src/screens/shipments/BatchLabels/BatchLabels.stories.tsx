import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { labelPage } from '../../../stories/label-page.ts';
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
  ready: { kind: 'ready', file: null, pages: 9, total: 10, failures },
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
    printed: null,
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
      'Etiketten von 8 der 10 Sendungen geladen (9 Seiten). 2 konnten nicht geladen werden.',
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

const file: BatchPapersState = { kind: 'ready', file: labelPage, total: 10, failures: [] };
const printed = { amount: 3, total: 10, last: { at: '2026-11-20T08:15:00.000Z', by: 'Jana Möller' } };

/** As many parcels as labels: whoever prints them again is asked first. */
export const AlreadyPrinted: Story = {
  args: { state: file, printed },
  play: async ({ args }) => {
    const print = await screen.findByRole('button', { name: 'Drucken' });
    await waitFor(() => expect(print).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(print);
    await expect(
      screen.getByRole('group', {
        name: /^3 von 10 Etiketten sind bereits gedruckt, zuletzt am 20\.11\.2026 um 09:15.Uhr von Jana Möller\. Erneut drucken\?$/,
      }),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Nicht drucken' })).toHaveFocus();
    await expect(args.onTaken).not.toHaveBeenCalled();
  },
};

export const PrintsAgainOnceSomebodySaysSo: Story = {
  tags: ['interaction'],
  args: { state: file, printed },
  play: async ({ args }) => {
    const frame = await screen.findByTitle<HTMLIFrameElement>('Versandetiketten');
    await waitFor(() => expect(frame.contentDocument?.title).toBe('Etikett'));
    if (!frame.contentWindow) throw new Error('The frame has a window.');
    const asked = fn();
    frame.contentWindow.print = asked;
    await userEvent.click(screen.getByRole('button', { name: 'Drucken' }));
    await userEvent.click(screen.getByRole('button', { name: 'Nicht drucken' }));
    await expect(screen.getByRole('button', { name: 'Drucken' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(asked).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Erneut drucken' }));
    await waitFor(() => expect(args.onTaken).toHaveBeenCalledOnce());
    await expect(asked).toHaveBeenCalledOnce();
  },
};

/** The paper stands above what was loaded, and the file follows it. */
export const OnSheetsOfA4: Story = {
  args: { settings: { ...printSettings, layout: { format: 'a4', position: 2, copies: 1 } } },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: '2' })).toBeChecked();
  },
};
