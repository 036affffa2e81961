import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Column } from '../../stories/Stack.tsx';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';

const options = [
  { value: 'AT', label: 'Österreich' },
  { value: 'CH', label: 'Schweiz' },
  { value: 'DE', label: 'Deutschland' },
  { value: 'NL', label: 'Niederlande' },
];

/** Keeps the choices as the owner of the field does. */
function Owner({ onChange, ...props }: MultiSelectProps) {
  const [value, setValue] = useState(props.value);
  return (
    <MultiSelect
      {...props}
      value={value}
      onChange={(choices) => {
        setValue(choices);
        onChange(choices);
      }}
    />
  );
}

const meta = {
  component: MultiSelect,
  args: {
    label: 'Zielländer',
    options,
    value: ['DE', 'AT'],
    chosenLabel: 'Gewählte Länder',
    removeLabel: (label: string) => `${label} entfernen`,
    emptyText: 'Keine Treffer.',
    placeholder: 'Land suchen',
    morePlaceholder: 'Weitere suchen',
    onChange: fn(),
  },
  render: (args) => <Owner {...args} />,
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

export const Matrix: Story = {
  render: (args) => (
    <Column>
      <Owner {...args} label="Zwei gewählt" />
      <Owner {...args} label="Leer" value={[]} placeholder="Land suchen" />
      <Owner {...args} label="Pflichtfeld mit Fehler" value={[]} isRequired errorMessage="Pflichtfeld" />
      <Owner {...args} label="Gesperrt" isDisabled />
    </Column>
  ),
  play: async ({ canvas }) => {
    const lists = canvas.getAllByRole('list', { name: 'Gewählte Länder' });
    await expect(lists).toHaveLength(2);
    await expect(canvas.getByRole('combobox', { name: /^Pflichtfeld mit Fehler/ })).toBeInvalid();
  },
};

/** What an open list hides from screen readers cannot be reached by Tab either: Tab closes the list. */
export const Open: Story = {
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  play: async ({ canvas }) => {
    const [open] = canvas.getAllByRole('button');
    if (open) await userEvent.click(open);
    await expect(await screen.findByRole('option', { name: 'Deutschland' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const HardCases: Story = {
  args: {
    label: 'Bestimmungsländer mit Ausfuhrgenehmigungsvorbehalt',
    options: [{ value: '1', label: 'Vereinigtes Königreich Großbritannien und Nordirland' }],
    value: ['1'],
    errorMessage: 'Die Ausfuhrgenehmigungsvorbehaltsbestimmungen gelten für weitere Länder.',
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const ChoosesByTyping: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('schw{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['DE', 'AT', 'CH']);
    await userEvent.tab();
    await expect(within(await canvas.findByRole('list')).getAllByRole('listitem')).toHaveLength(3);
  },
};

/** The focus goes on to the next one, and from the last one to the field. */
export const TakesChoicesBack: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deutschland entfernen' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['AT']);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Österreich entfernen' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
  },
};

/** One choice is there: the field says that there may be more. */
export const AsksForMoreOnceSomethingIsChosen: Story = {
  args: { value: ['DE'] },
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveAttribute('placeholder', 'Weitere suchen');
    await userEvent.click(canvas.getByRole('button', { name: 'Deutschland entfernen' }));
    await expect(field).toHaveAttribute('placeholder', 'Land suchen');
  },
};
