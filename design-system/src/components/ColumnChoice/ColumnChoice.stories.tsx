import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { DataTable } from '../DataTable/DataTable.tsx';
import { instruments, plainColumns, rowKey } from '../DataTable/story-instruments.tsx';
import { ColumnChoice, type ColumnChoiceProps } from './ColumnChoice.tsx';

/** The choice above a table that follows it. */
function Specimen(props: Pick<ColumnChoiceProps, 'label' | 'columns' | 'selectedKeys'>) {
  const [selectedKeys, setSelectedKeys] = useState(props.selectedKeys);
  return (
    <>
      <ColumnChoice {...props} selectedKeys={selectedKeys} onSelectionChange={setSelectedKeys} />
      <DataTable
        label="Messgeräte"
        columns={plainColumns.filter(({ key }) => selectedKeys.has(key))}
        rows={instruments}
        rowKey={rowKey}
      />
    </>
  );
}

const meta = {
  component: ColumnChoice,
  render: (args) => <Specimen {...args} />,
  args: {
    label: 'Spalten',
    columns: plainColumns,
    selectedKeys: new Set(['state', 'name', 'place']),
    onSelectionChange: () => undefined,
  },
} satisfies Meta<typeof ColumnChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** Opens the choice and gives what is in it. */
async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Spalten' }));
  return within(await screen.findByRole('dialog', { name: 'Spalten' }));
}

/** The column that names the rows cannot be taken away. */
export const Open: Story = {
  play: async () => {
    const choice = await open();
    await expect(choice.getByRole('checkbox', { name: 'Zustand' })).toBeChecked();
    await expect(choice.getByRole('checkbox', { name: 'Gerät' })).toBeDisabled();
    await expect(choice.getByRole('checkbox', { name: 'Anzahl (Stk)' })).not.toBeChecked();
  },
};

export const HardCases: Story = {
  args: {
    columns: [
      ...plainColumns,
      { key: 'long', header: 'Kalibrierscheinablaufbenachrichtigungsempfängerverzeichnis' },
    ],
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await open();
  },
};

export const ChangesColumnsByMouse: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const choice = await open();
    await userEvent.click(choice.getByRole('checkbox', { name: 'Anzahl (Stk)' }));
    await userEvent.click(choice.getByRole('checkbox', { name: 'Zustand' }));
    const heads = canvas.getAllByRole('columnheader', { hidden: true });
    await expect(heads.map(({ textContent }) => textContent)).toEqual(['Gerät', 'Ort', 'Anzahl (Stk)']);
  },
};

export const ChangesColumnsByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const choice = within(await screen.findByRole('dialog'));
    choice.getByRole('checkbox', { name: 'Zustand' }).focus();
    await userEvent.keyboard(' ');
    await expect(choice.getByRole('checkbox', { name: 'Zustand' })).not.toBeChecked();
    await userEvent.tab();
    await expect(choice.getByRole('checkbox', { name: 'Ort' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Spalten' })).toHaveFocus());
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
  },
};
