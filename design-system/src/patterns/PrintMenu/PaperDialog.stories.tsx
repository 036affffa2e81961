import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import PaperDialog from './PaperDialog.tsx';

/** A paper beside the label. What the dialog says of its states stands in the stories of `LabelDialog`. */
const meta = {
  component: PaperDialog,
  args: {
    number: '771904382158',
    papers: {
      state: { kind: 'loading', paper: 'customs-declaration' },
      onOpen: fn(),
      onClose: fn(),
      onTaken: fn(),
      onOpenAll: fn(),
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PaperDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Zollinhaltserklärung drucken' })).toBeVisible();
  },
};

export const TriesTheSamePaperAgain: Story = {
  args: { papers: { ...meta.args.papers, state: { kind: 'failed', paper: 'commercial-invoice' } } },
  tags: ['interaction'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.papers.onOpen).toHaveBeenLastCalledWith('commercial-invoice');
  },
};
