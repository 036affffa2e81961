import type { Meta, StoryObj } from '@storybook/react-vite';
import { InverseSurface } from '../../stories/InverseSurface.tsx';
import { BrandMark } from './BrandMark.tsx';

const meta = {
  component: BrandMark,
  args: { name: 'Lotse' },
} satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Inverse: Story = {
  args: { isInverse: true },
  decorators: [(Story) => <InverseSurface>{Story()}</InverseSurface>],
};
