import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { LogView, type LogLine, type LogViewProps } from './LogView.tsx';

function line(second: number, level: LogLine['level'], text: string): LogLine {
  const seconds = String(second).padStart(2, '0');
  return {
    id: `${second}`,
    time: `13:00:${seconds}`,
    dateTime: `2026-11-20T12:00:${seconds}.000Z`,
    level,
    text,
  };
}

const many = Array.from({ length: 40 }, (_, index) => line(index, 'info', `Sendung ${index + 1} abgefragt`));

const meta = {
  component: LogView,
  args: {
    label: 'Protokoll des Laufs',
    levelLabels: { info: 'Info', warning: 'Hinweis', error: 'Fehler' },
    lines: [
      line(0, 'info', 'Lauf gestartet, 1.284 Sendungen'),
      line(4, 'warning', 'GLS antwortet langsam (4,2 s)'),
      line(9, 'error', 'GLS nicht erreichbar, 5 Sendungen übersprungen'),
      line(46, 'info', 'Lauf beendet'),
    ],
  },
} satisfies Meta<typeof LogView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText('Fehler')).toBeVisible();
  },
};

export const HardCases: Story = {
  args: {
    lines: [line(1, 'error', 'ZustellzeitfensterberechnungsdienstNichtVerfuegbarException'.repeat(3))],
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Who reads further up is not torn away from it. */
export const FollowsItsEndUnlessSomebodyReads: Story = {
  tags: ['interaction'],
  render: function Running(args: LogViewProps) {
    const [lines, setLines] = useState(many);
    const add = () => setLines([...lines, line(lines.length, 'info', 'Noch eine Zeile')]);
    return (
      <>
        <LogView {...args} lines={lines} isRunning />
        <button type="button" onClick={add}>
          Weiter
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Protokoll des Laufs' });
    const fromEnd = () => region.scrollHeight - region.scrollTop - region.clientHeight;
    const more = canvas.getByRole('button', { name: 'Weiter' });
    await expect(fromEnd()).toBeLessThan(2);
    await userEvent.click(more);
    await expect(fromEnd()).toBeLessThan(2);
    region.scrollTop = 0;
    region.dispatchEvent(new Event('scroll', { bubbles: true }));
    await userEvent.click(more);
    await expect(region.scrollTop).toBe(0);
    await userEvent.tab({ shift: true });
    await expect(region).toHaveFocus();
  },
};
