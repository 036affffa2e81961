import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix as Grid } from '../../stories/Matrix.tsx';
import { Badge, badgeTones } from './Badge.tsx';

const meta = {
  component: Badge,
  args: { children: 'Günstigster', tone: 'accent' },
  argTypes: { tone: { control: 'inline-radio', options: badgeTones } },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

export const Matrix: Story = {
  render: () => (
    <Grid rows={['tone']} columns={badgeTones}>
      {(_, tone) => <Badge tone={tone}>Standardabsender</Badge>}
    </Grid>
  ),
};

export const HardCases: Story = {
  args: { children: 'Samstagszustellungsvorauswahlberechtigung für Empfängerunternehmen' },
  globals: { viewport: { value: 'w320' } },
};
