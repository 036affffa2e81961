import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  component: SegmentedControl,
  args: {
    label: 'Tarife sortieren nach',
    segments: [
      { value: 'price', label: 'Preis' },
      { value: 'delivery', label: 'Zustellzeit' },
    ],
    defaultValue: 'price',
    onChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Zustellzeit'));
    await expect(canvas.getByRole('radio', { name: 'Zustellzeit' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith('price');
  },
};

export const ThreeSegments: Story = {
  args: {
    label: 'Zeitraum',
    segments: [
      { value: 'day', label: 'Tag' },
      { value: 'week', label: 'Woche' },
      { value: 'month', label: 'Monat', isDisabled: true },
    ],
    defaultValue: 'week',
  },
};

export const HardCases: Story = {
  args: {
    segments: [
      { value: 'price', label: 'Gesamtversandkosten' },
      { value: 'delivery', label: 'Zustellzeitfensterbeginn' },
    ],
  },
  globals: { viewport: { value: 'w320' } },
};
