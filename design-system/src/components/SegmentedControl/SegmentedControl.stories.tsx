import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../stories/Stack.tsx';
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

export const SwitchesByMouseAndKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Zustellzeit'));
    await expect(canvas.getByRole('radio', { name: 'Zustellzeit' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith('price');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <SegmentedControl {...args} />
      <SegmentedControl {...args} label="Zeitraum" segments={periods} defaultValue="week" />
      <SegmentedControl
        {...args}
        label="Zeitraum ohne Monat"
        segments={periods.map((period) => ({ ...period, isDisabled: period.value === 'month' }))}
        defaultValue="day"
      />
    </Stack>
  ),
};

const periods = [
  { value: 'day', label: 'Tag' },
  { value: 'week', label: 'Woche' },
  { value: 'month', label: 'Monat' },
];

export const HardCases: Story = {
  args: {
    segments: [
      { value: 'price', label: 'Gesamtversandkosten' },
      { value: 'delivery', label: 'Zustellzeitfensterbeginn' },
    ],
  },
  globals: { viewport: { value: 'w320' } },
};
