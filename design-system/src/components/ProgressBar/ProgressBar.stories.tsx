import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  component: ProgressBar,
  args: { label: 'Etiketten werden erzeugt', value: 4, maxValue: 10, valueLabel: '4 von 10' },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Etiketten werden erzeugt' });
    await expect(bar).toHaveAttribute('aria-valuetext', '4 von 10');
    await expect(bar).toHaveAttribute('aria-valuenow', '4');
  },
};

export const Start: Story = { args: { value: 0, valueLabel: '0 von 10' } };

export const Done: Story = { args: { value: 10, valueLabel: '10 von 10' } };

export const NothingToDo: Story = {
  args: { value: 0, maxValue: 0, valueLabel: '0 von 0' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  },
};

export const HardCases: Story = {
  args: {
    label: 'Rücksendungsaufkleberdruckauftragsstapelverarbeitung läuft',
    value: 1234,
    maxValue: 100_000,
    valueLabel: '1.234 von 100.000 Versandetiketten',
  },
  globals: { viewport: { value: 'w320' } },
};
