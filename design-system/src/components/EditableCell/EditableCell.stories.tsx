import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { DataTable, type DataTableColumn } from '../DataTable/DataTable.tsx';
import {
  belowTopBar,
  type Instrument,
  instruments,
  plainColumns,
  rowKey,
} from '../DataTable/story-instruments.tsx';
import { type CellSaving, EditableCell } from './EditableCell.tsx';

interface TableProps {
  /** Of the second row; the others are not being saved. */
  saving: CellSaving;
  onSave: (id: string, text: string) => void;
  onCancel: () => void;
  rows?: readonly Instrument[];
}

/** The instruments with a number that can be edited. */
function columnsWith({ saving, onSave, onCancel }: TableProps): DataTableColumn<Instrument>[] {
  return plainColumns.map((placed) => {
    const column = { ...placed, card: undefined };
    if (column.key !== 'pieces') return column;
    const cell = (row: Instrument) => (
      <EditableCell
        label={`Anzahl von ${row.name}`}
        value={String(row.pieces)}
        inputMode="numeric"
        align="end"
        saving={row.id === '2' ? saving : { kind: 'idle' }}
        onSave={(text) => onSave(row.id, text)}
        onCancel={onCancel}
      />
    );
    return { ...column, width: '14rem', cell };
  });
}

function EditableTable(props: TableProps) {
  const { rows = instruments.slice(0, 3) } = props;
  return <DataTable label="Messgeräte" columns={columnsWith(props)} rows={rows} rowKey={rowKey} />;
}

/** A cell of a table that is edited in its place. */
const meta = {
  component: EditableTable,
  decorators: [belowTopBar],
  args: { saving: { kind: 'idle' }, onSave: fn(), onCancel: fn() },
} satisfies Meta<typeof EditableTable>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const secondCell = /^Anzahl von Tiefenmessschieber bearbeiten: /;
const field = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Anzahl von Tiefenmessschieber' });

async function edit(canvas: Canvas, text: string): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: secondCell }));
  await userEvent.keyboard(text);
}

export const Ready: Story = {};

export const Editing: Story = { play: ({ canvas }) => edit(canvas, '4') };

export const Pending: Story = {
  args: { saving: { kind: 'pending' } },
  play: async ({ args, canvas }) => {
    await edit(canvas, '4{Enter}{Escape}');
    await expect(field(canvas)).toHaveFocus();
    await expect(canvas.getByRole('group', { name: /^Anzahl/ })).toHaveAttribute('aria-busy', 'true');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The message stands at its cell, and is said without moving the focus. */
export const Failed: Story = {
  args: { saving: { kind: 'failed', message: 'Höchstens 20\u00A0Stück.' } },
  play: async ({ canvas }) => {
    await edit(canvas, '40');
    await expect(field(canvas)).toHaveAccessibleDescription('Höchstens 20\u00A0Stück.');
    await expect(field(canvas)).toHaveValue('40');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Höchstens 20.Stück\.$/);
  },
};

export const OnAPhone: Story = {
  ...Failed,
  globals: { viewport: { value: 'w375' } },
};

export const HardCases: Story = {
  args: {
    rows: instruments.slice(1, 3).map((row) => ({ ...row, name: `${row.name}oberflächenprüfgerätekoffer` })),
    saving: { kind: 'failed', message: 'Lagerbestandsobergrenzenüberschreitung: höchstens 20\u00A0Stück.' },
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button')[0] as HTMLElement);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Saves after a moment, or refuses. */
function Saving(props: TableProps) {
  const [saving, setSaving] = useState<CellSaving>({ kind: 'idle' });
  const [rows, setRows] = useState(instruments.slice(0, 3));
  const save = (id: string, text: string) => {
    props.onSave(id, text);
    setSaving({ kind: 'pending' });
    setTimeout(() => {
      const pieces = Number(text);
      if (pieces > 20) return setSaving({ kind: 'failed', message: 'Höchstens 20\u00A0Stück.' });
      setRows((before) => before.map((row) => (row.id === id ? { ...row, pieces } : row)));
      setSaving({ kind: 'done' });
    }, 50);
  };
  const cancel = () => {
    props.onCancel();
    setSaving({ kind: 'idle' });
  };
  return <EditableTable saving={saving} rows={rows} onSave={save} onCancel={cancel} />;
}

export const SavesByEnter: Story = {
  tags: ['interaction'],
  render: Saving,
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: secondCell }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(field(canvas)).toHaveFocus();
    // All is selected: what is typed takes its place.
    await userEvent.keyboard('5{Enter}');
    await expect(args.onSave).toHaveBeenLastCalledWith('2', '5');
    const cell = await canvas.findByRole('button', { name: 'Anzahl von Tiefenmessschieber bearbeiten: 5' });
    await waitFor(() => expect(cell).toHaveFocus());
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const KeepsWhatWasTypedWhenItFails: Story = {
  tags: ['interaction'],
  render: Saving,
  play: async ({ args, canvas }) => {
    await edit(canvas, '40{Enter}');
    await waitFor(() => expect(field(canvas)).toBeInvalid());
    await expect(field(canvas)).toHaveValue('40');
    await expect(field(canvas)).toHaveFocus();
    await userEvent.keyboard('{Backspace}{Enter}');
    await expect(args.onSave).toHaveBeenLastCalledWith('2', '4');
    await canvas.findByRole('button', { name: /Tiefenmessschieber bearbeiten: 4/ });
  },
};

export const GivesUpByEscape: Story = {
  tags: ['interaction'],
  render: Saving,
  play: async ({ args, canvas }) => {
    await edit(canvas, '7{Escape}');
    const cell = canvas.getByRole('button', { name: /Tiefenmessschieber bearbeiten: 3/ });
    await waitFor(() => expect(cell).toHaveFocus());
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** By mouse there are buttons; what is left alone is neither sent nor lost. */
export const KeepsWhatIsLeftAlone: Story = {
  tags: ['interaction'],
  render: Saving,
  play: async ({ args, canvas }) => {
    await edit(canvas, '8');
    await userEvent.click(document.body);
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(field(canvas)).toHaveValue('8');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith('2', '8');
    await canvas.findByRole('button', { name: /Tiefenmessschieber bearbeiten: 8/ });
  },
};

/** Nothing has changed, so nothing is sent. */
export const SendsNoChangeThatIsNone: Story = {
  tags: ['interaction'],
  render: Saving,
  play: async ({ args, canvas }) => {
    await edit(canvas, '3{Enter}');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
