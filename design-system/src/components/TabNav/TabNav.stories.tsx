import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TabNav } from './TabNav.tsx';

const meta = {
  title: 'Components/TabNav',
  component: TabNav,
  args: {
    label: 'Sendungen nach Status',
    items: [
      { href: '#alle', label: 'Alle', count: 312, isCurrent: true },
      { href: '#avis', label: 'Vorlagen (AVIS)', count: 24 },
      { href: '#ausnahmen', label: 'Ausnahmen', count: 5, countTone: 'danger' },
      { href: '#zugestellt', label: 'Zugestellt', count: 0 },
    ],
  },
} satisfies Meta<typeof TabNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCounts: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Alle 312' })).toHaveFocus();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Alle');
  },
};

export const WithoutCounts: Story = {
  args: { items: [{ href: '#a', label: 'Anstehend', isCurrent: true }, { href: '#b', label: 'Vergangen' }] },
};

/** More tabs than fit: the strip scrolls and shows the current one. */
export const HardCases: Story = {
  globals: { viewport: { value: 'w320' } },
  args: {
    items: ['Alle', 'Vorlagen (AVIS)', 'Beauftragt', 'Unterwegs', 'Ausnahmen', 'Storniert/Retourniert'].map(
      (label, index, all) => ({ href: `#${index}`, label, count: 1000 * index, isCurrent: index === all.length - 1 }),
    ),
  },
};
