import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { labelPage } from '../../stories/label-page.ts';
import { printSettings } from '../../stories/print-settings.ts';
import { LabelDialog } from './LabelDialog.tsx';
import { spyOnPrinting } from './spy-on-printing.ts';

const printed = { at: '2026-11-20T08:15:00.000Z', by: 'Jana Möller' };

/** The question before a label is printed again. */
const meta = {
  component: LabelDialog,
  tags: ['part'],
  args: {
    number: '00340433836442636597',
    state: { kind: 'ready', file: labelPage },
    settings: printSettings,
    printed,
    onClose: fn(),
    onRetry: fn(),
    onTaken: fn(),
  },
} satisfies Meta<typeof LabelDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two parcels with one label: whoever prints it again is told who has printed it, and asked. */
export const AlreadyPrinted: Story = {
  play: async ({ args }) => {
    const asked = await spyOnPrinting();
    await userEvent.click(screen.getByRole('button', { name: 'Drucken' }));
    await expect(
      screen.getByRole('group', {
        name: /^Bereits gedruckt am 20\.11\.2026 um 09:15.Uhr von Jana Möller\. Erneut drucken\?$/,
      }),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Nicht drucken' })).toHaveFocus();
    await expect(asked).not.toHaveBeenCalled();
    await expect(args.onTaken).not.toHaveBeenCalled();
  },
};

/** By somebody whose name nobody knows any more, on a telephone. */
export const HardCases: Story = {
  args: { printed: { ...printed, by: '' } },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await spyOnPrinting();
    await userEvent.click(screen.getByRole('button', { name: 'Drucken' }));
    const name = /^Bereits gedruckt am 20\.11\.2026 um 09:15.Uhr\. Erneut drucken\?$/;
    await expect(screen.getByRole('group', { name })).toBeVisible();
  },
};

export const PrintsAgainOnceSomebodySaysSo: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    const asked = await spyOnPrinting();
    await userEvent.click(screen.getByRole('button', { name: 'Drucken' }));
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('button', { name: 'Drucken' })).toHaveFocus();
    await expect(asked).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Erneut drucken' }));
    await waitFor(() => expect(args.onTaken).toHaveBeenCalledOnce(), { timeout: 2000 });
    await expect(asked).toHaveBeenCalledOnce();
  },
};
