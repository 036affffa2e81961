import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { allColumns, standardColumns } from './chosen-columns.ts';
import { listArgs, listOf } from './shipments-fixtures.ts';
import { Shipments } from './Shipments.tsx';
import { ViewSheet } from './ViewSheet.tsx';

/** Views that somebody keeps, the link to the one of now, and the columns. */
const meta = {
  component: ViewSheet,
  tags: ['controls'],
  parameters: { layout: 'fullscreen' },
  args: {
    columns: standardColumns,
    views: [
      { name: 'Ausnahmen der letzten Woche', href: '#ausnahmen' },
      { name: 'Noch nicht gedruckt', href: '#ungedruckt' },
    ],
    address: 'https://lotse.example/sendungen?status=exception',
    onColumns: fn(),
    perPage: 25,
    onPerPage: fn(),
    onSave: fn(() => true),
    onDelete: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ViewSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Ansicht' }));

export const ChoosesHowManyRowsAPageHas: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await userEvent.click((await sheet()).getByRole('radio', { name: '100' }));
    await expect(args.onPerPage).toHaveBeenLastCalledWith(100);
  },
};

export const Ready: Story = {
  play: async ({ args }) => {
    const dialog = await sheet();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Gedruckt' }));
    await expect(args.onColumns).toHaveBeenLastCalledWith(expect.arrayContaining(['printed', 'status']));
    await expect(dialog.getByRole('checkbox', { name: 'Empfänger' })).toBeDisabled();
    await expect(dialog.getByRole('link', { name: 'Noch nicht gedruckt' })).toHaveAttribute(
      'href',
      '#ungedruckt',
    );
  },
};

/** Above a table that is too narrow for all of them. */
export const SomeWithoutRoom: Story = {
  globals: { viewport: { value: 'w1440' } },
  args: { columns: allColumns },
  render: (args) => (
    <>
      <Shipments {...listArgs} state={listOf()} columns={args.columns} />
      <ViewSheet {...args} />
    </>
  ),
  play: async () => {
    const dialog = await sheet();
    const created = dialog.getByRole('checkbox', { name: 'Erstellt' });
    await expect(created).toHaveAccessibleDescription('Hat in diesem Fenster keinen Platz.');
    await expect(dialog.getByRole('checkbox', { name: 'Zustelltag' })).not.toHaveAccessibleDescription();
  },
};

export const NoneKept: Story = { args: { views: [] } };

export const HardCases: Story = {
  globals: { viewport: { value: 'w320' } },
  args: {
    views: [{ name: 'Donaudampfschifffahrtsgesellschaftskapitänspatentverlängerungen', href: '#donau' }],
  },
};

export const Saved: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    const dialog = await sheet();
    await userEvent.type(dialog.getByLabelText('Name der Ansicht'), ' Schweiz {Enter}');
    await expect(args.onSave).toHaveBeenCalledWith('Schweiz');
    await expect(dialog.getByRole('status')).toHaveTextContent('Ansicht „Schweiz“ gespeichert.');
    await expect(dialog.getByLabelText('Name der Ansicht')).toHaveValue('');
  },
};

export const NameMissing: Story = {
  play: async ({ args }) => {
    const dialog = await sheet();
    await userEvent.click(dialog.getByRole('button', { name: 'Ansicht speichern' }));
    await waitFor(async () =>
      expect(await dialog.findByText('Geben Sie der Ansicht einen Namen.')).toBeVisible(),
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** What was typed stays. */
export const NotKept: Story = {
  tags: ['state-failed'],
  args: { onSave: fn(() => false) },
  play: async () => {
    const dialog = await sheet();
    await userEvent.type(dialog.getByLabelText('Name der Ansicht'), 'Schweiz{Enter}');
    await waitFor(async () =>
      expect(await dialog.findByText(/Dieser Browser speichert nichts/)).toBeVisible(),
    );
    await expect(dialog.getByLabelText('Name der Ansicht')).toHaveValue('Schweiz');
  },
};

export const Deleted: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    const dialog = await sheet();
    await userEvent.click(dialog.getByRole('button', { name: 'Ansicht „Noch nicht gedruckt“ löschen' }));
    await expect(args.onDelete).toHaveBeenCalledWith('Noch nicht gedruckt');
    await expect(dialog.getByRole('status')).toHaveTextContent('Ansicht „Noch nicht gedruckt“ gelöscht.');
  },
};

const writing = (write: () => Promise<void>): Story['play'] =>
  async function copies() {
    // What is the browser's own stands in the prototype, and comes back when this goes.
    Object.assign(navigator.clipboard, { writeText: write });
    try {
      const dialog = await sheet();
      await userEvent.click(dialog.getByRole('button', { name: 'Link zu dieser Ansicht kopieren' }));
      await expect(await dialog.findByText(/Link (kopiert|konnte nicht)/)).toBeVisible();
    } finally {
      Reflect.deleteProperty(navigator.clipboard, 'writeText');
    }
  };

export const LinkCopied: Story = { tags: ['interaction'], play: writing(async () => undefined) };

export const LinkNotCopied: Story = {
  tags: ['interaction'],
  play: writing(() => Promise.reject(new DOMException('No', 'NotAllowedError'))),
};
