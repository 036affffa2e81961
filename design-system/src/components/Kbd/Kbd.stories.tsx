import type { Meta, StoryObj } from '@storybook/react-vite';
import { InverseSurface } from '../../stories/InverseSurface.tsx';
import { Kbd } from './Kbd.tsx';

const meta = {
  component: Kbd,
  args: { keys: 'Strg+K' },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SingleKey: Story = { args: { keys: 'N' } };

export const OnColor: Story = {
  args: { isOnColor: true, keys: 'Strg+Enter' },
  decorators: [(Story) => <InverseSurface>{Story()}</InverseSurface>],
};
