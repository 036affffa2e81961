import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DataTable, type Selection } from './DataTable.tsx';
import { allColumns, belowTopBar, instruments, rowKey } from './story-instruments.tsx';

interface SelectableProps {
  /** What is selected at first. */
  defaultSelectedKeys?: Selection;
  onSelectionChange: (keys: Selection) => void;
}

function Selectable({ defaultSelectedKeys = new Set<string>(), onSelectionChange }: SelectableProps) {
  const [selectedKeys, setSelectedKeys] = useState(defaultSelectedKeys);
  return (
    <DataTable
      label="Messgeräte"
      columns={allColumns}
      rows={instruments}
      rowKey={rowKey}
      onSortChange={fn()}
      selectedKeys={selectedKeys}
      onSelectionChange={(keys) => {
        setSelectedKeys(keys);
        onSelectionChange(keys);
      }}
    />
  );
}

const meta = {
  component: Selectable,
  decorators: [belowTopBar],
  args: { onSelectionChange: fn() },
} satisfies Meta<typeof Selectable>;

export default meta;
type Story = StoryObj<typeof meta>;

const someSelected = { defaultSelectedKeys: new Set(['2', '3']) };

export const Packplatz: Story = { args: someSelected, globals: { density: 'packplatz' } };

export const RowMenuOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aktionen für Haarlineal' }));
    await expect(await screen.findByRole('menu', { name: 'Aktionen für Haarlineal' })).toBeVisible();
  },
};

export const SelectsByMouse: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Alle Geräte auswählen' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Haarlineal auswählen' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['4']));
    await expect(canvas.getByRole('row', { name: /Haarlineal/ })).toHaveAttribute('aria-selected', 'true');
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['4', '1', '2', '3', '5']));
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set());
  },
};

/** With Shift a click takes along all rows since the last one; it clears them the same way. */
export const SelectsARangeByMouse: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name: `${name} auswählen` });
    await userEvent.click(box('Winkelmesser'));
    await fireEvent.click(box('Tiefenmessschieber'), { shiftKey: true });
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['5', '2', '3', '4']));
    await fireEvent.click(box('Haarlineal'), { shiftKey: true });
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['5']));
    // No text is marked on the way.
    await expect(fireEvent.mouseDown(box('Haarlineal'), { shiftKey: true })).toBe(false);
  },
};

export const SelectsByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Alle Geräte auswählen' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['1', '2', '3', '4', '5']));
    canvas.getByRole('checkbox', { name: 'Tiefenmessschieber auswählen' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['1', '3', '4', '5']));
    canvas.getByRole('checkbox', { name: 'Haarlineal auswählen' }).focus();
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['1', '5']));
  },
};

/** Everything that a search found is selected, also what stands on other pages; clearing a row leaves those shown. */
export const LeavesTheOtherRowsOfAWholeList: Story = {
  tags: ['interaction'],
  args: { defaultSelectedKeys: 'all' },
  play: async ({ args, canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Haarlineal auswählen' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['1', '2', '3', '5']));
  },
};

export const ClearsAWholeList: Story = {
  tags: ['interaction'],
  args: { defaultSelectedKeys: 'all' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Alle Geräte auswählen' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set());
  },
};

export const OpensTheRowMenuByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    // The button that is pressed gives its place to the one of the menu.
    const button = () => canvas.getByRole('button', { name: 'Aktionen für Winkelmesser' });
    button().focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Duplizieren' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button()).toHaveFocus());
  },
};

/** Checkbox and menu stand in the upper corners of the cards, the checkbox for all and the orders above them. */
export const SelectsAllAboveTheCards: Story = {
  tags: ['interaction'],
  args: someSelected,
  globals: { viewport: { value: 'w375' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Alle Geräte auswählen' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['2', '3', '1', '4', '5']));
    await expect(canvas.getByRole('button', { name: 'Aktionen für Haarlineal' })).toBeVisible();
  },
};
