import { CircleAlert, CircleCheck } from '@lucide/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatTiles } from './StatTiles.tsx';

const meta = {
  component: StatTiles,
  args: {
    tiles: [
      { label: 'Sendungen', value: '1.248', note: '74 mehr als davor' },
      {
        label: 'Zugestellt',
        value: '1.176',
        note: '94,2\u00A0%, weitere 49 unterwegs',
        icon: CircleCheck,
        tone: 'success',
      },
      {
        label: 'Ausnahmen',
        value: '23',
        note: '4 weniger als davor',
        icon: CircleAlert,
        tone: 'danger',
        href: '#ausnahmen',
      },
      { label: 'Versandkosten (netto)', value: '18.432,60\u00A0€' },
    ],
  },
} satisfies Meta<typeof StatTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Ausnahmen' })).toBeVisible();
  },
};

export const HardCases: Story = {
  args: {
    tiles: [
      { label: 'Zustellzeitfensterüberschreitungen', value: '1.234.567', note: '12.345 mehr als davor' },
      { label: 'Versandkosten (netto)', value: '12.345.678,90\u00A0€' },
      { label: 'Ausnahmen', value: '0' },
      { label: 'Zugestellt', value: '1.176' },
    ],
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const [long, short] = ['1.234.567', /^12\.345\.678/].map((value) => canvas.getByText(value));
    // The label of one has more lines than that of the other.
    await expect(long?.getBoundingClientRect().top).toBe(short?.getBoundingClientRect().top);
  },
};

/** On a phone an odd number of them stands in lines, so that none is alone beside a gap. */
export const OddNumber: Story = {
  args: {
    tiles: [
      { label: 'Zustellzeitfensterüberschreitungen', value: '1.234.567', note: '12.345 mehr als davor' },
      { label: 'Versandkosten (netto)', value: '12.345.678,90\u00A0€' },
      { label: 'Ausnahmen', value: '0', icon: CircleAlert, href: '#ausnahmen' },
    ],
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const numbers = ['1.234.567', /^12\.345\.678/, '0'].map((value) => canvas.getByText(value));
    const ends = numbers.map((number) => Math.round(number.getBoundingClientRect().right));
    await expect(new Set(ends).size).toBe(1);
  },
};
