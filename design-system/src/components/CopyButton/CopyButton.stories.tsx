import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  component: CopyButton,
  args: {
    value: '00340433836442636597',
    label: 'Sendungsnummer kopieren',
    copiedLabel: 'Sendungsnummer kopiert.',
    failedLabel: 'Kopieren ist hier nicht möglich.',
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtRest: Story = {};

export const Copied: Story = {
  play: async ({ args, canvas }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Sendungsnummer kopieren' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Sendungsnummer kopiert.'));
    await expect(writeText).toHaveBeenCalledWith(args.value);
  },
};

export const Refused: Story = {
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Sendungsnummer kopieren' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Kopieren ist hier nicht möglich.'),
    );
  },
};
