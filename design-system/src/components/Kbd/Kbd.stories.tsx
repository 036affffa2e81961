import type { Meta, StoryObj } from '@storybook/react-vite';
import { InverseSurface } from '../../stories/InverseSurface.tsx';
import { Matrix as Grid } from '../../stories/Matrix.tsx';
import { Stack } from '../../stories/Stack.tsx';
import { Kbd } from './Kbd.tsx';

const meta = {
  component: Kbd,
  args: { keys: 'Strg+K' },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

const keys = ['N', 'Strg+K', 'Strg+Umschalt+Eingabe'] as const;

/** On phones there are none: whatever has one does without. */
export const Matrix: Story = {
  render: () => (
    <Stack>
      <Grid rows={['on a surface']} columns={keys}>
        {(_, combination) => <Kbd keys={combination} />}
      </Grid>
      <InverseSurface>
        <Grid rows={['isOnColor']} columns={keys}>
          {(_, combination) => <Kbd keys={combination} isOnColor />}
        </Grid>
      </InverseSurface>
    </Stack>
  ),
};
