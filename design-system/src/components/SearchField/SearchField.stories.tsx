import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Specimen } from '../../stories/Specimen.tsx';
import { Column } from '../../stories/Stack.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  component: SearchField,
  args: {
    label: 'Sendungen durchsuchen',
    isLabelHidden: true,
    placeholder: 'Sendungsnummer, Auftragsnummer, Referenz, Empfänger oder Ort',
    clearLabel: 'Suche leeren',
    onChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ClearsOnEscape: Story = {
  tags: ['interaction'],
  args: { defaultValue: 'Lüdenscheid' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const SubmitsOnEnterAndClearsByItsButton: Story = {
  tags: ['interaction'],
  args: { defaultValue: 'Kiel' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('searchbox', { name: 'Sendungen durchsuchen' });
    await userEvent.type(input, '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('Kiel');
    await userEvent.click(canvas.getByRole('button', { name: 'Suche leeren' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

/** A field on a screen of its own may be the one thing that has to be filled in. */
export const TellsThatItIsRequired: Story = {
  tags: ['interaction'],
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toBeRequired();
  },
};

export const Matrix: Story = {
  args: { isLabelHidden: false, placeholder: 'Empfänger oder Ort' },
  render: (args) => (
    <Column>
      <SearchField {...args} label="Leer" />
      <SearchField {...args} label="Gefüllt" defaultValue="Kiel" />
      <Specimen caption="isLabelHidden">
        <SearchField {...args} label="Sendungen durchsuchen" isLabelHidden />
      </Specimen>
      <SearchField {...args} label="Beschrieben" description="Auch Teile eines Namens" />
      <SearchField
        {...args}
        label="Fehlerhaft"
        defaultValue="Mstr GmbH"
        errorMessage="Der gewählte Kontakt wurde nicht gefunden."
      />
      <SearchField {...args} label="Gesperrt" isDisabled />
      <SearchField {...args} label="Groß" size="lg" defaultValue="Kiel" />
    </Column>
  ),
  play: async ({ canvas }) => {
    // What is empty has nothing to clear.
    await expect(canvas.getAllByRole('button', { name: 'Suche leeren' })).toHaveLength(3);
  },
};

export const HardCases: Story = {
  args: {
    label: 'Empfängeradressverzeichnis durchsuchen',
    isLabelHidden: false,
    defaultValue: 'Orthopädieschuhtechnikermeisterbetrieb Wüllenweber-Schäfer Nachfolger',
  },
  globals: { viewport: { value: 'w320' } },
};
