import type { Meta, StoryObj } from '@storybook/react-vite';
import { Package, TriangleAlert } from 'lucide-react';
import { Icon, iconSizes } from './Icon.tsx';

const meta = {
  component: Icon,
  args: { icon: Package },
  argTypes: { icon: { control: false }, size: { control: 'inline-radio', options: iconSizes } },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Decorative: Story = {};

export const WithoutWords: Story = { args: { icon: TriangleAlert, label: 'Warnung' } };

export const Sizes: Story = {
  render: () => (
    <>
      {iconSizes.map((size) => (
        <Icon key={size} icon={Package} size={size} />
      ))}
    </>
  ),
};
