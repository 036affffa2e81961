import type { Meta, StoryObj } from '@storybook/react-vite';
import { InverseSurface } from '../../stories/InverseSurface.tsx';
import { Matrix as Grid } from '../../stories/Matrix.tsx';
import { BrandMark } from './BrandMark.tsx';

const meta = {
  component: BrandMark,
  args: { name: 'Lotse' },
} satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

export const Matrix: Story = {
  render: (args) => (
    <Grid rows={['isInverse']} columns={['false', 'true']}>
      {(_, isInverse) =>
        isInverse === 'false' ? (
          <BrandMark {...args} />
        ) : (
          <InverseSurface>
            <BrandMark {...args} isInverse />
          </InverseSurface>
        )
      }
    </Grid>
  ),
};
