import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix as Grid } from '../../stories/Matrix.tsx';
import { Avatar } from './Avatar.tsx';

const meta = {
  component: Avatar,
  args: { name: 'Jana Möller' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

const names = {
  'two words': 'Jana Möller',
  'more words': 'Änne-Sophie von der Öllinghausen',
  'one word, spaces': '  özil ',
  'no word': '',
};

export const Matrix: Story = {
  render: () => (
    <Grid rows={['name']} columns={Object.keys(names) as (keyof typeof names)[]}>
      {(_, words) => <Avatar name={names[words]} />}
    </Grid>
  ),
  play: async ({ canvas }) => {
    for (const initials of ['JM', 'ÄÖ', 'Ö']) await expect(canvas.getByText(initials)).toBeVisible();
  },
};
