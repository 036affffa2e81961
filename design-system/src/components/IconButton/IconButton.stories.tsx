import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, X } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { InverseSurface } from '../../stories/InverseSurface.tsx';
import { Matrix } from '../../stories/Matrix.tsx';
import { IconButton, iconButtonSizes, iconButtonVariants } from './IconButton.tsx';

const meta = {
  component: IconButton,
  args: { label: 'Sendungsnummer kopieren', icon: Copy, onPress: fn() },
  argTypes: {
    icon: { control: false },
    variant: { control: 'inline-radio', options: iconButtonVariants },
    size: { control: 'inline-radio', options: iconButtonSizes },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sendungsnummer kopieren' });
    await expect(button).toHaveAttribute('title', 'Sendungsnummer kopieren');
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const SmallestTarget: Story = {
  args: { size: 'sm' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  },
};

export const Secondary: Story = { args: { variant: 'secondary', size: 'lg' } };

export const Inverse: Story = {
  args: { variant: 'inverse', icon: X, label: 'Auswahl aufheben' },
  decorators: [(Story) => <InverseSurface>{Story()}</InverseSurface>],
};

export const Disabled: Story = { args: { isDisabled: true } };

export const AllSizes: Story = {
  render: (args) => (
    <Matrix rows={['quiet', 'secondary']} columns={iconButtonSizes}>
      {(variant, size) => <IconButton {...args} variant={variant} size={size} />}
    </Matrix>
  ),
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
  },
};
