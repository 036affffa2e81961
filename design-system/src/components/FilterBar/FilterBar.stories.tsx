import { Columns3 } from '@lucide/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Specimen } from '../../stories/Specimen.tsx';
import { Column, Stack } from '../../stories/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { FilterBarProps, MoreFilters } from './FilterBar.tsx';
import { FilterBar } from './FilterBar.tsx';

const chips = [
  { key: 'sender', label: 'Absender', value: 'Werk Kiel', removeLabel: 'Filter Absender entfernen' },
  { key: 'country', label: 'Land', value: 'DE, AT', removeLabel: 'Filter Land entfernen' },
];

const more: MoreFilters = {
  label: 'Filter',
  activeCount: 2,
  title: 'Weitere Filter',
  closeLabel: 'Filter schließen',
  children: (
    <Column>
      <TextField label="Erstellt von" />
      <Checkbox label="Noch nicht gedruckt" />
    </Column>
  ),
  footer: (close) => (
    <Button variant="primary" onPress={close}>
      312 Sendungen anzeigen
    </Button>
  ),
};

const meta = {
  component: FilterBar,
  args: {
    label: 'Sendungen suchen und filtern',
    search: (
      <SearchField
        label="Sendungen durchsuchen"
        isLabelHidden
        placeholder="Nummer, Referenz, Empfänger"
        clearLabel="Suche leeren"
      />
    ),
    children: (
      <SegmentedControl
        label="Zeitraum"
        defaultValue="today"
        segments={[
          { value: 'today', label: 'Heute' },
          { value: 'yesterday', label: 'Gestern' },
          { value: 'week', label: 'Letzte Woche' },
        ]}
      />
    ),
    more,
    actions: <IconButton label="Spalten wählen" icon={Columns3} variant="secondary" size="lg" />,
    chipsLabel: 'Aktive Filter',
    chips,
    onRemove: fn(),
    clearLabel: 'Alle Filter zurücksetzen',
    onClear: fn(),
  },
  argTypes: {
    search: { control: false },
    children: { control: false },
    more: { control: false },
    actions: { control: false },
  },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <Specimen caption="everything">
        <FilterBar {...args} label="Alles" />
      </Specimen>
      <Specimen caption="nothing filtered">
        <FilterBar {...args} label="Nichts gefiltert" chips={[]} more={{ ...more, activeCount: 0 }} />
      </Specimen>
      <Specimen caption="search only">
        <FilterBar {...args} label="Nur Suche" chips={[]} more={undefined} actions={undefined}>
          {null}
        </FilterBar>
      </Specimen>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('search', { name: 'Alles' })).toBeVisible();
  },
};

/** Opens the filters that are not used all the time. */
const openMore: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Filter\s?2$/ }));
  await screen.findByRole('dialog', { name: 'Weitere Filter' });
};

export const MoreFiltersOpen: Story = { play: openMore };

/** On a phone they come from below. */
export const MoreFiltersOpenOnAPhone: Story = {
  globals: { viewport: { value: 'w375' } },
  play: async (context) => {
    await openMore(context);
    const sheet = screen.getByRole('dialog');
    await waitFor(() => expect(Math.round(sheet.getBoundingClientRect().bottom)).toBe(window.innerHeight));
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
      ...chips,
    ],
    more: { ...more, label: 'Sendungsverfolgungsfilter', activeCount: 12 },
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Takes filters off as the owner of the address does. */
function Owner({ onRemove, onClear, ...props }: FilterBarProps) {
  const [active, setActive] = useState(props.chips);
  return (
    <FilterBar
      {...props}
      chips={active}
      onRemove={(key) => {
        onRemove(key);
        setActive(active.filter((chip) => chip.key !== key));
      }}
      onClear={() => {
        onClear();
        setActive([]);
      }}
    />
  );
}

/** The focus goes to the next chip, and after the last one to the bar. */
export const RemovesFiltersByKeyboard: Story = {
  tags: ['interaction'],
  render: (args) => <Owner {...args} />,
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Filter Absender entfernen' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenLastCalledWith('sender');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filter Land entfernen' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('search')).toHaveFocus());
  },
};

export const ClearsAllFiltersByMouse: Story = {
  tags: ['interaction'],
  render: (args) => <Owner {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Alle Filter zurücksetzen' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('search')).toHaveFocus());
    await expect(canvas.queryByRole('list', { name: 'Aktive Filter' })).toBeNull();
  },
};

export const ClosesTheMoreFilters: Story = {
  tags: ['interaction'],
  play: async (context) => {
    await openMore(context);
    const sheet = screen.getByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: '312 Sendungen anzeigen' }));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await waitFor(() => expect(context.canvas.getByRole('button', { name: /^Filter\s?2$/ })).toHaveFocus());
  },
};
