import { Package, TriangleAlert } from '@lucide/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix as Grid } from '../../stories/Matrix.tsx';
import { Icon, iconSizes } from './Icon.tsx';

const meta = {
  component: Icon,
  args: { icon: Package },
  argTypes: { icon: { control: false }, size: { control: 'inline-radio', options: iconSizes } },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

/** One with a label stands for words, the others stand beside them. */
export const Matrix: Story = {
  render: () => (
    <Grid rows={['decorative', 'label']} columns={iconSizes}>
      {(row, size) =>
        row === 'label' ? (
          <Icon icon={TriangleAlert} label={`Warnung, ${size}`} size={size} />
        ) : (
          <Icon icon={Package} size={size} />
        )
      }
    </Grid>
  ),
};
