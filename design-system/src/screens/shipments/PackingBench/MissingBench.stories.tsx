import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MissingBench } from './MissingBench.tsx';

const meta = {
  component: MissingBench,
  tags: ['part'],
  args: { isRetrying: false, onRetry: fn() },
} satisfies Meta<typeof MissingBench>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Der Packplatz kann gerade nicht angezeigt werden.')).toBeVisible();
  },
};
