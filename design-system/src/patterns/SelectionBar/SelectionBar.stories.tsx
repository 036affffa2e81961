import { Printer } from '@lucide/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import {
  instruments,
  plainColumns,
  rowKey,
  selection,
} from '../../components/DataTable/story-instruments.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Specimen } from '../../stories/Specimen.tsx';
import { Stack } from '../../stories/Stack.tsx';
import { SelectionBar, type SelectionBarProps } from './SelectionBar.tsx';

const meta = {
  component: SelectionBar,
  args: {
    selectedKeys: new Set(['1', '2', '3']),
    total: 312,
    one: 'Sendung',
    many: 'Sendungen',
    onSelectionChange: fn(),
    children: (
      <Button variant="inverse" size="sm" icon={Printer}>
        Versandetiketten drucken
      </Button>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof SelectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const wholePage = new Set(Array.from({ length: 25 }, (_, index) => String(index)));

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <Specimen caption="one">
        <SelectionBar {...args} selectedKeys={new Set(['1'])} />
      </Specimen>
      <Specimen caption="some">
        <SelectionBar {...args} />
      </Specimen>
      <Specimen caption="all">
        <SelectionBar {...args} selectedKeys="all" />
      </Specimen>
      <Specimen caption="some of more than is counted">
        <SelectionBar {...args} selectedKeys={wholePage} total={10_001} />
      </Specimen>
      <Specimen caption="all of more than is counted">
        <SelectionBar {...args} selectedKeys="all" total={10_001} />
      </Specimen>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 Sendung ausgewählt')).toBeVisible();
    await expect(canvas.getByText('Alle 312 Sendungen ausgewählt')).toBeVisible();
    await expect(canvas.getByText('Alle Sendungen ausgewählt')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Alle auswählen' })).toBeVisible();
  },
};

/** The bar below a table whose rows it counts. */
function WithTable(props: SelectionBarProps) {
  const [selectedKeys, setSelectedKeys] = useState(props.selectedKeys);
  const onSelectionChange = (keys: typeof selectedKeys) => {
    setSelectedKeys(keys);
    props.onSelectionChange(keys);
  };
  return <TableAndBar {...props} selectedKeys={selectedKeys} onSelectionChange={onSelectionChange} />;
}

function TableAndBar(props: SelectionBarProps) {
  return (
    <>
      <DataTable
        label="Messgeräte"
        columns={[selection, ...plainColumns]}
        rows={instruments}
        rowKey={rowKey}
        selectedKeys={props.selectedKeys}
        onSelectionChange={props.onSelectionChange}
      />
      <SelectionBar {...props} />
    </>
  );
}

export const SelectsTheWholeList: Story = {
  tags: ['interaction'],
  render: (args) => <WithTable {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Alle 312 auswählen' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('all');
    await expect(canvas.getByRole('status')).toHaveTextContent('Alle 312 Sendungen ausgewählt');
    await expect(canvas.queryByRole('button', { name: 'Alle 312 auswählen' })).toBeNull();
  },
};

export const OffersNoMoreThanThereIs: Story = {
  tags: ['interaction'],
  args: { total: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 Sendungen ausgewählt')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Alle/ })).toBeNull();
  },
};

/** It goes away by that; the keyboard goes on at the rows. */
export const ClearsAndGoesBackToTheRows: Story = {
  tags: ['interaction'],
  render: (args) => <WithTable {...args} />,
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Auswahl aufheben' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set());
    await expect(canvas.queryByRole('group', { name: 'Auswahl' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('table')).toHaveFocus());
  },
};

/** The question and what asked it go at once: the keyboard is not sent back to the beginning of the page. */
export const GoesWithAQuestionAndGivesTheFocusToTheRows: Story = {
  tags: ['interaction'],
  render: function Asking(args) {
    const [isOpen, setOpen] = useState(false);
    const [selectedKeys, setSelectedKeys] = useState(args.selectedKeys);
    const agree = () => {
      setSelectedKeys(new Set());
      setOpen(false);
    };
    return (
      <>
        <TableAndBar {...args} selectedKeys={selectedKeys}>
          <Button variant="inverse" size="sm" onPress={() => setOpen(true)}>
            Stornieren
          </Button>
        </TableAndBar>
        {isOpen && (
          <Dialog isOpen title="Sendungen stornieren?" footer={<Button onPress={agree}>3 stornieren</Button>}>
            3 Sendungen werden storniert.
          </Dialog>
        )}
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stornieren' }));
    await userEvent.click(await screen.findByRole('button', { name: '3 stornieren' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('table')).toHaveFocus());
  },
};

const MANY = [
  'Etiketten drucken',
  'Alle Papiere drucken',
  'Frachtbriefe drucken',
  'Packzettel drucken',
  'Zum Tagesabschluss',
  'Stornieren',
];

/** However much can be done with them: two lines, so that the rows stay in sight. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w375' } },
  args: {
    children: MANY.map((name) => (
      <Button key={name} variant="inverse" size="sm" icon={Printer}>
        {name}
      </Button>
    )),
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('group', { name: 'Auswahl' });
    await expect(bar.getBoundingClientRect().height).toBeLessThan(130);
    await expect(canvas.getByRole('button', { name: 'Auswahl aufheben' })).toBeVisible();
  },
};

export const HardCases: Story = {
  args: { one: 'Zustellhindernisbenachrichtigung', many: 'Zustellhindernisbenachrichtigungen' },
  globals: { viewport: { value: 'w320' } },
};
