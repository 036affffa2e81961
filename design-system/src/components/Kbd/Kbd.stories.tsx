import type { Meta, StoryObj } from '@storybook/react-vite';
import { InverseSurface } from '../../stories/InverseSurface.tsx';
import { Matrix as Grid } from '../../stories/Matrix.tsx';
import { Kbd } from './Kbd.tsx';

const meta = {
  component: Kbd,
  args: { keys: 'Strg+K' },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['interaction'] };

export const Matrix: Story = {
  render: () => (
    <Grid rows={['on a surface', 'isOnColor']} columns={['N', 'Strg+K', 'Strg+Umschalt+Eingabe']}>
      {(row, keys) =>
        row === 'isOnColor' ? (
          <InverseSurface>
            <Kbd keys={keys} isOnColor />
          </InverseSurface>
        ) : (
          <Kbd keys={keys} />
        )
      }
    </Grid>
  ),
};
