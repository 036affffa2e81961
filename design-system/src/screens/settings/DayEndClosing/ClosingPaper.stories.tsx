import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { LabelDialog } from '../../../patterns/LabelDialog/LabelDialog.tsx';
import { dayEndCopy } from './DayEndClosing.copy.ts';

const { failed: title, help } = dayEndCopy.pdf;
const { papers } = dayEndCopy.closedToday;

/** The list for the driver, which stands in the dialog of labels. */
const meta = {
  component: LabelDialog,
  tags: ['part'],
  args: {
    state: { kind: 'failed' },
    paper: 'Ladeliste',
    number: 'TA-2026-0214',
    failureWords: { title, help },
    onClose: fn(),
    onRetry: fn(),
    onTaken: fn(),
  },
} satisfies Meta<typeof LabelDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It did not come; the day is closed all the same. */
export const Failed: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveTextContent('Fehler beim Abrufen der PDF Datei'));
    await expect(dialog).toHaveTextContent(help);
  },
};

/** Several closings are printed as one document. */
export const Several: Story = {
  tags: ['interaction'],
  args: { state: { kind: 'loading' }, paper: papers, number: 'TA-10041–TA-10042' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: new RegExp(papers) })).toBeVisible();
  },
};
