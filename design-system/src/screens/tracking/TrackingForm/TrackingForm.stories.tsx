import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TrackingForm } from './TrackingForm.tsx';

const meta = {
  component: TrackingForm,
  tags: ['part'],
  args: { href: '/sendungsverfolgung', onTrack: fn() },
} satisfies Meta<typeof TrackingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Missing: Story = { args: { errorMessage: 'Pflichtfeld' } };

/** Before the code is there the browser itself sends it, with the number in the address. */
export const SendsWhatWasTyped: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox', { name: 'Sendungsnummer' });
    await userEvent.type(field, '0034 0433{Enter}');
    await expect(args.onTrack).toHaveBeenLastCalledWith('0034 0433');
    const form = canvasElement.querySelector('form');
    await expect(form).toHaveAttribute('action', '/sendungsverfolgung');
    await expect(form?.method).toBe('get');
    await expect(field).toHaveAttribute('name', 'nummer');
  },
};
