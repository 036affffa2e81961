import { MapPin } from '@lucide/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Specimen } from '../../stories/Specimen.tsx';
import { Column } from '../../stories/Stack.tsx';
import { textFieldPurposes } from './purposes.ts';
import { TextField, textFieldTypes } from './TextField.tsx';

const meta = {
  component: TextField,
  args: { label: 'Firma', defaultValue: 'Muster GmbH', onChange: fn() },
  argTypes: { type: { control: 'inline-radio', options: textFieldTypes }, icon: { control: false } },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReportsWhatIsTyped: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Firma' });
    await userEvent.type(input, ' & Co.');
    await expect(input).toHaveValue('Muster GmbH & Co.');
    await expect(args.onChange).toHaveBeenLastCalledWith('Muster GmbH & Co.');
  },
};

export const Matrix: Story = {
  render: () => (
    <Column>
      <TextField label="Firma" defaultValue="Muster GmbH" />
      <TextField label="Leer" placeholder="Kontakt oder Adresse suchen" />
      <TextField label="Pflichtfeld" defaultValue="Muster GmbH" isRequired />
      <TextField
        label="Beschrieben"
        defaultValue="PO-77131"
        description="Erscheint auf dem Versandetikett."
      />
      <TextField label="Fehlerhaft" isRequired errorMessage="Pflichtfeld" />
      <TextField label="Gesperrt" defaultValue="Muster GmbH" isDisabled />
      <TextField
        label="Nur lesen"
        defaultValue="DE 4711 2290 61"
        isReadOnly
        description="Aus Einstellungen, Organisation."
      />
      <TextField label="Gewicht" defaultValue="24,5" suffix="kg" align="end" inputMode="decimal" />
      <TextField label="Auftragsnummer" defaultValue="LO-104512" isMono />
      <TextField label="Mit Zeichen" defaultValue="Kiel" icon={MapPin} />
      <TextField label="Groß" defaultValue="Muster GmbH" size="lg" />
      <Specimen caption="isLabelHidden">
        <TextField label="Ohne sichtbare Worte" defaultValue="Muster GmbH" isLabelHidden />
      </Specimen>
    </Column>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Gewicht' })).toHaveAccessibleDescription('kg');
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const InvalidAndFocused: Story = {
  args: { label: 'Straße und Hausnummer', defaultValue: '', isRequired: true, errorMessage: 'Pflichtfeld' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

/** Keyboard, capitals and spelling by what is asked for; see `purposes.ts`. */
export const BringsTheKeyboardOfItsPurpose: Story = {
  tags: ['interaction'],
  render: () => (
    <Column>
      <TextField label="E-Mail" defaultValue="j.moeller@example.org" {...textFieldPurposes.email} />
      <TextField label="Telefon" defaultValue="+49 431 1234567" {...textFieldPurposes.phone} />
      <TextField label="Postleitzahl" defaultValue="01067" {...textFieldPurposes.postalCode} />
      <TextField label="Webadresse" defaultValue="https://example.org/" {...textFieldPurposes.url} />
    </Column>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'E-Mail' })).toHaveAttribute('inputmode', 'email');
    await expect(canvas.getByRole('textbox', { name: 'Telefon' })).toHaveAttribute('type', 'tel');
    await expect(canvas.getByRole('textbox', { name: 'Postleitzahl' })).toHaveValue('01067');
    await expect(canvas.getByRole('textbox', { name: 'Postleitzahl' })).not.toHaveAttribute('inputmode');
  },
};

export const FollowsItsOwner: Story = {
  tags: ['interaction'],
  render: function Controlled(args) {
    const [value, setValue] = useState('24143');
    return (
      <TextField
        {...args}
        label="PLZ"
        defaultValue={undefined}
        value={value}
        onChange={setValue}
        inputMode="numeric"
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Backspace}5');
    await expect(canvas.getByRole('textbox')).toHaveValue('24145');
  },
};

export const HardCases: Story = {
  args: {
    label: 'Empfängerunternehmensbezeichnung laut Handelsregistereintragung',
    defaultValue: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft mbH',
    isRequired: true,
    errorMessage: 'Die Empfängerunternehmensbezeichnung darf höchstens 35 Zeichen lang sein.',
    suffix: 'Zeichen',
  },
  globals: { viewport: { value: 'w320' } },
};
