import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../stories/Stack.tsx';
import { Badge, badgeTones } from './Badge.tsx';

const meta = {
  component: Badge,
  args: { children: 'Günstigster', tone: 'accent' },
  argTypes: { tone: { control: 'inline-radio', options: badgeTones } },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllTones: Story = {
  render: () => (
    <Row>
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          Standardabsender
        </Badge>
      ))}
    </Row>
  ),
};

export const HardCases: Story = {
  args: { children: 'Samstagszustellungsvorauswahlberechtigung für Empfängerunternehmen' },
  globals: { viewport: { value: 'w320' } },
};
