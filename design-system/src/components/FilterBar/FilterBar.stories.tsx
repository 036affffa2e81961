import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../stories/Stack.tsx';
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
    <Stack>
      <TextField label="Erstellt von" />
      <Checkbox label="Noch nicht gedruckt" />
    </Stack>
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

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('search', { name: 'Sendungen suchen und filtern' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Alle Filter zurücksetzen' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

/** The focus goes to the next chip, and after the last one to the bar. */
export const RemovedByKeyboard: Story = {
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

export const ClearedByMouse: Story = {
  render: (args) => <Owner {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Alle Filter zurücksetzen' }));
    await waitFor(() => expect(canvas.getByRole('search')).toHaveFocus());
    await expect(canvas.queryByRole('list', { name: 'Aktive Filter' })).toBeNull();
  },
};

export const MoreFiltersOpened: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: /^Filter\s?2$/ });
    await userEvent.click(trigger);
    const sheet = await screen.findByRole('dialog', { name: 'Weitere Filter' });
    await userEvent.click(screen.getByRole('button', { name: '312 Sendungen anzeigen' }));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const NothingFiltered: Story = { args: { chips: [], more: { ...more, activeCount: 0 } } };

export const SearchOnly: Story = {
  args: { chips: [], more: undefined, children: undefined, actions: undefined },
};

export const AllVariants: Story = {
  render: (args) => (
    <Stack>
      <FilterBar {...args} label="Alles" />
      <FilterBar {...args} label="Nichts gefiltert" chips={[]} more={{ ...more, activeCount: 0 }} />
      <FilterBar {...args} label="Nur Suche" chips={[]} more={undefined} actions={undefined}>
        {null}
      </FilterBar>
    </Stack>
  ),
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Filter\s?2$/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Weitere Filter' });
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
