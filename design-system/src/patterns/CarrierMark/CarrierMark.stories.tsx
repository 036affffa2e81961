import type { Meta, StoryObj } from '@storybook/react-vite';
import { carriers } from 'contract';
import { CarrierMark } from './CarrierMark.tsx';

const meta = {
  component: CarrierMark,
  args: { carrier: 'DHL' },
  argTypes: { carrier: { control: 'inline-radio', options: carriers } },
} satisfies Meta<typeof CarrierMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Muted: Story = { args: { isMuted: true } };

export const Matrix: Story = {
  render: () => (
    <>
      {carriers.map((carrier) => (
        <CarrierMark key={carrier} carrier={carrier} />
      ))}
    </>
  ),
};
