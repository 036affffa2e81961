import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: {
    label: 'Seiten der Liste',
    range: '26–50 von 312',
    previous: '#1',
    next: '#3',
    previousLabel: 'Vorherige Seite',
    nextLabel: 'Nächste Seite',
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Vorherige Seite' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Nächste Seite' })).toHaveFocus();
  },
};

export const FirstPage: Story = {
  args: { range: '1–25 von 312', previous: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Vorherige Seite' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Nächste Seite' })).toHaveFocus();
  },
};

export const OnlyPage: Story = { args: { range: '1–7 von 7', previous: undefined, next: undefined } };

export const HardCases: Story = {
  globals: { viewport: { value: 'w320' } },
  args: { range: '1.234.501–1.234.525 von 9.876.543' },
};
