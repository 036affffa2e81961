import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FilterChips } from './FilterChips.tsx';

const meta = {
  component: FilterChips,
  args: {
    label: 'Aktive Filter',
    chips: [
      { key: 'sender', label: 'Absender', value: 'Werk Kiel', removeLabel: 'Filter Absender entfernen' },
      { key: 'country', label: 'Land', value: 'DE, AT, CH, NL', removeLabel: 'Filter Land entfernen' },
    ],
    onRemove: fn(),
    clearLabel: 'Filter zurücksetzen',
    onClear: fn(),
  },
} satisfies Meta<typeof FilterChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Aktive Filter' })).toBeInTheDocument();
  },
};

export const HardCases: Story = {
  args: {
    chips: [
      {
        key: 'recipient',
        label: 'Empfängerunternehmensbezeichnung',
        value: 'Orthopädieschuhtechnikermeisterbetrieb',
        removeLabel: 'Filter Empfängerunternehmensbezeichnung entfernen',
      },
      { key: 'country', label: 'Land', value: 'DE', removeLabel: 'Filter Land entfernen' },
    ],
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RemovesOneAndClearsAll: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter Land entfernen' }));
    await expect(args.onRemove).toHaveBeenCalledWith('country');
    await userEvent.click(canvas.getByRole('button', { name: 'Filter zurücksetzen' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const ShowsNothingWithoutChips: Story = {
  tags: ['interaction'],
  args: { chips: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
