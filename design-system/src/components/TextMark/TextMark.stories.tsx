import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../stories/Stack.tsx';
import { TextMark } from './TextMark.tsx';

const meta = {
  component: TextMark,
  args: { children: 'DHL' },
} satisfies Meta<typeof TextMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Muted: Story = { args: { isMuted: true, children: 'GLS' } };

export const AllBesideOneAnother: Story = {
  render: () => (
    <Row>
      {['DHL', 'FedEx', 'UPS', 'MEX', 'GLS', 'ILO', 'DEKU'].map((name) => (
        <TextMark key={name}>{name}</TextMark>
      ))}
    </Row>
  ),
};

export const AtThePackingBench: Story = { globals: { density: 'packplatz' } };
