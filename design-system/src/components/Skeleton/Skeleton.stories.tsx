import type { Meta, StoryObj } from '@storybook/react-vite';
import { Specimen } from '../../stories/Specimen.tsx';
import { Stack } from '../../stories/Stack.tsx';
import { Skeleton, skeletonShapes } from './Skeleton.tsx';

const meta = {
  component: Skeleton,
  argTypes: { shape: { control: 'inline-radio', options: skeletonShapes } },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

export const Matrix: Story = {
  render: () => (
    <Stack>
      {skeletonShapes.map((shape) => (
        <Specimen key={shape} caption={`shape ${shape}`}>
          <Skeleton shape={shape} width={0.4} />
        </Specimen>
      ))}
      <Specimen caption="in a region that loads">
        <div role="group" aria-busy="true" aria-label="Sendungen werden geladen">
          <Stack>
            <Skeleton width={0.7} />
            <Skeleton width={0.5} />
            <Skeleton width={0.6} />
          </Stack>
        </div>
      </Specimen>
    </Stack>
  ),
};
