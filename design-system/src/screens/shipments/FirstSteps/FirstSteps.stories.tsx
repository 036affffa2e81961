import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FirstSteps } from './FirstSteps.tsx';

const meta = {
  component: FirstSteps,
  tags: ['part'],
  parameters: { layout: 'fullscreen' },
  args: {
    ways: { shipment: '#neu', pickup: '#abholung', contacts: '#importieren' },
    onTaken: fn(),
    onHide: fn(),
  },
} satisfies Meta<typeof FirstSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Owner: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Erste Sendung erstellen' }));
    await expect(args.onTaken).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Hinweis ausblenden' }));
    await expect(args.onHide).toHaveBeenCalledOnce();
  },
};

/** Without pickups, and without a right to make contacts. */
export const OneStep: Story = {
  args: { ways: { shipment: '#neu' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const HardCases: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
