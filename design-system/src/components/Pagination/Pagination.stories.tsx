import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = {
  component: Pagination,
  args: {
    label: 'Seiten der Sendungsliste',
    rangeLabel: '26–50 von 312',
    previousLabel: 'Vorherige Seite',
    nextLabel: 'Nächste Seite',
    onPrevious: fn(),
    onNext: fn(),
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vorherige Seite' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Nächste Seite' }));
    await expect(args.onPrevious).toHaveBeenCalledOnce();
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

export const FirstPage: Story = {
  args: { rangeLabel: '1–25 von 312', onPrevious: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Vorherige Seite' })).toBeDisabled();
  },
};

export const LastPage: Story = { args: { rangeLabel: '301–312 von 312', onNext: undefined } };

export const OnePage: Story = { args: { rangeLabel: '1–7 von 7', onPrevious: undefined, onNext: undefined } };

export const HardCases: Story = {
  args: { rangeLabel: '1.234.501–1.234.525 von 12.345.678 Versandauftragsbestätigungen' },
  globals: { viewport: { value: 'w320' } },
};
