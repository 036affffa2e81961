import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Column } from '../../stories/Stack.tsx';
import { SearchableSelect, type SearchableSelectProps } from './SearchableSelect.tsx';

const options = [
  { value: '4711', label: 'Fertigung Halle 2', detail: 'Kostenstelle 4711' },
  { value: '4712', label: 'Fertigung Halle 3', detail: 'Kostenstelle 4712' },
  { value: '5200', label: 'Vertrieb Süd', detail: 'Kostenstelle 5200' },
  { value: '9100', label: 'Musterbau', detail: 'Kostenstelle 9100' },
];

/** Keeps the choice as the owner of the field does. */
function Owner({ onChange, ...props }: SearchableSelectProps) {
  const [value, setValue] = useState(props.value);
  return (
    <SearchableSelect
      {...props}
      value={value}
      onChange={(choice) => {
        setValue(choice);
        onChange(choice);
      }}
    />
  );
}

const meta = {
  component: SearchableSelect,
  args: { label: 'Kostenstelle', options, value: '5200', emptyText: 'Keine Treffer.', onChange: fn() },
  render: (args) => <Owner {...args} />,
} satisfies Meta<typeof SearchableSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

export const Matrix: Story = {
  render: (args) => (
    <Column>
      <Owner {...args} label="Ausgefüllt" />
      <Owner {...args} label="Leer" value={null} placeholder="Nummer oder Name" />
      <Owner {...args} label="Mit Beschreibung" description="Erscheint auf der Rechnung." />
      <Owner
        {...args}
        label="Pflichtfeld mit Fehler"
        value={null}
        isRequired
        errorMessage="Wählen Sie eine Kostenstelle."
      />
      <Owner {...args} label="Gesperrt" isDisabled />
    </Column>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Ausgefüllt' })).toHaveValue('Vertrieb Süd'),
    );
    const invalid = canvas.getByRole('combobox', { name: /^Pflichtfeld mit Fehler/ });
    await expect(invalid).toBeInvalid();
    await expect(invalid).toBeRequired();
    await expect(invalid).toHaveAccessibleDescription(/Wählen Sie eine Kostenstelle\./);
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findAllByRole('option')).toHaveLength(4);
    await expect(screen.getByRole('option', { name: /^Vertrieb Süd/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const NoHits: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.clear(input);
    await userEvent.type(input, 'Zoll');
    await waitFor(() => expect(screen.getByText('Keine Treffer.')).toBeVisible(), { timeout: 5000 });
  },
};

export const HardCases: Story = {
  args: {
    label: 'Kostenstellenverantwortungsbereich der Versandabteilung',
    options: [
      { value: '1', label: 'Instandhaltungsmaterialbereitstellungszone', detail: 'Außenlager Rendsburg' },
    ],
    value: '1',
    errorMessage: 'Die Kostenstellenverantwortungsbereichszuordnung ist abgelaufen.',
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('option');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const ChoosesByTyping: Story = {
  tags: ['interaction'],
  args: { value: null },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('halle 3{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('4712');
    await expect(input).toHaveValue('Fertigung Halle 3');
  },
};

/** Half a word is no choice: the field shows what it holds. */
export const GoesBackToItsChoiceWhenItIsLeft: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'west');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue('Vertrieb Süd'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const IsEmptiedByEmptyingItsText: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    await waitFor(() => expect(input).toHaveValue('Vertrieb Süd'));
    await userEvent.clear(input);
    await userEvent.tab();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
    await expect(input).toHaveValue('');
  },
};
