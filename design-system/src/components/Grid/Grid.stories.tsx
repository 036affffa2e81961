import type { Meta, StoryObj } from '@storybook/react-vite';
import { Specimen } from '../../stories/Specimen.tsx';
import { Stack } from '../../stories/Stack.tsx';
import { StatusMark } from '../StatusMark/StatusMark.tsx';
import { Grid, gridColumns } from './Grid.tsx';

const words = ['Beauftragt', 'Unterwegs', 'In Zustellung', 'Zugestellt'];

const meta = {
  component: Grid,
  args: {
    gap: 3,
    columns: 4,
    children: words.map((word) => (
      <StatusMark key={word} glyph="ring" tone="neutral">
        {word}
      </StatusMark>
    )),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      {gridColumns.map((columns) => (
        <Specimen key={columns} caption={`columns ${columns}, two on a phone`}>
          <Grid {...args} columns={columns} columnsOnPhone={2} />
        </Specimen>
      ))}
      <Specimen caption="one on a phone">
        <Grid {...args} />
      </Specimen>
    </Stack>
  ),
};
