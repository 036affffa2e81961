import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PendingBar } from './PendingBar.tsx';

const meta = {
  component: PendingBar,
  tags: ['part'],
  parameters: { layout: 'fullscreen' },
  args: { isShown: true },
} satisfies Meta<typeof PendingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Seite wird geladen …');
  },
};

export const IsThereBeforeItSpeaks: Story = {
  args: { isShown: false },
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
