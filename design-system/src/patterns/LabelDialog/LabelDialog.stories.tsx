import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { LabelDialog } from './LabelDialog.tsx';
import type { LabelState } from './LabelDialog.tsx';

/** A page stands for the PDF: headless browsers have no viewer for one. */
const file = new Blob(
  ['<!doctype html><html lang="de"><title>Etikett</title><p>00340433836442636597</p></html>'],
  {
    type: 'text/html',
  },
);

const states = {
  closed: { kind: 'closed' },
  loading: { kind: 'loading' },
  failed: { kind: 'failed' },
  ready: { kind: 'ready', file },
} satisfies { [K in LabelState['kind']]: Extract<LabelState, { kind: K }> };

const meta = {
  component: LabelDialog,
  args: { number: '00340433836442636597', state: states.ready, onClose: fn(), onRetry: fn() },
} satisfies Meta<typeof LabelDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  args: { state: states.closed },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Loading: Story = {
  args: { state: states.loading },
  play: async () => {
    await waitFor(() => expect(screen.getByText('PDF wird geladen …')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Drucken' })).toBeDisabled();
  },
};

export const Failed: Story = {
  args: { state: states.failed },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const Ready: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByTitle('Versandetikett 00340433836442636597')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Herunterladen' })).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

export const HardCases: Story = { globals: { viewport: { value: 'w320' } } };
