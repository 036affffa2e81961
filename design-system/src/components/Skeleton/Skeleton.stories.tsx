import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../stories/Stack.tsx';
import { Skeleton, skeletonShapes } from './Skeleton.tsx';

const meta = {
  component: Skeleton,
  argTypes: { shape: { control: 'inline-radio', options: skeletonShapes } },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { width: 0.4 } };

export const Box: Story = { args: { shape: 'box', width: 0.6 } };

export const Circle: Story = { args: { shape: 'circle' } };

export const Region: Story = {
  render: () => (
    <div role="group" aria-busy="true" aria-label="Sendungen werden geladen">
      <Stack>
        <Skeleton width={0.7} />
        <Skeleton width={0.5} />
        <Skeleton width={0.6} />
      </Stack>
    </div>
  ),
};
