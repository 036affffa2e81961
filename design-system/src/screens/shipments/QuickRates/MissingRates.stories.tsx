import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MissingRates } from './MissingRates.tsx';

const meta = {
  component: MissingRates,
  tags: ['part'],
  args: { isRetrying: false, onRetry: fn() },
} satisfies Meta<typeof MissingRates>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Der Tarifvergleich kann gerade nicht angezeigt werden.')).toBeVisible();
  },
};
