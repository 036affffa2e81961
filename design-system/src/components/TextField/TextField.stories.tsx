import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../stories/Stack.tsx';
import { textFieldPurposes } from './purposes.ts';
import { TextField, textFieldTypes } from './TextField.tsx';

const meta = {
  component: TextField,
  args: { label: 'Firma', defaultValue: 'Muster GmbH', onChange: fn() },
  argTypes: { type: { control: 'inline-radio', options: textFieldTypes }, icon: { control: false } },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Firma' });
    await userEvent.type(input, ' & Co.');
    await expect(input).toHaveValue('Muster GmbH & Co.');
    await expect(args.onChange).toHaveBeenLastCalledWith('Muster GmbH & Co.');
  },
};

export const Empty: Story = { args: { defaultValue: '', placeholder: 'Kontakt oder Adresse suchen' } };

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const Required: Story = { args: { isRequired: true } };

export const Described: Story = {
  args: { label: 'Referenz 1', defaultValue: 'PO-77131', description: 'Erscheint auf dem Versandetikett.' },
};

export const Invalid: Story = {
  args: { label: 'Straße und Hausnummer', defaultValue: '', isRequired: true, errorMessage: 'Pflichtfeld' },
};

export const InvalidAndFocused: Story = {
  ...Invalid,
  play: async () => userEvent.tab(),
};

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: undefined, value: 'Muster GmbH' },
};

export const ReadOnly: Story = {
  args: {
    label: 'EORI-Nummer',
    defaultValue: 'DE 4711 2290 61',
    isReadOnly: true,
    description: 'Aus Einstellungen, Organisation.',
  },
};

export const Unit: Story = {
  args: { label: 'Gewicht', defaultValue: '24,5', suffix: 'kg', align: 'end', inputMode: 'decimal' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('kg');
  },
};

export const Mono: Story = { args: { label: 'Auftragsnummer', defaultValue: 'LO-104512', isMono: true } };

export const Large: Story = { args: { size: 'lg' } };

/** Keyboard, capitals and spelling by what is asked for; see `purposes.ts`. */
export const Purposes: Story = {
  render: () => (
    <Stack>
      <TextField label="E-Mail" defaultValue="j.moeller@example.org" {...textFieldPurposes.email} />
      <TextField label="Telefon" defaultValue="+49 431 1234567" {...textFieldPurposes.phone} />
      <TextField label="Postleitzahl" defaultValue="01067" {...textFieldPurposes.postalCode} />
      <TextField label="Webadresse" defaultValue="https://example.org/" {...textFieldPurposes.url} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'E-Mail' })).toHaveAttribute('inputmode', 'email');
    await expect(canvas.getByRole('textbox', { name: 'Telefon' })).toHaveAttribute('type', 'tel');
    await expect(canvas.getByRole('textbox', { name: 'Postleitzahl' })).toHaveValue('01067');
    await expect(canvas.getByRole('textbox', { name: 'Postleitzahl' })).not.toHaveAttribute('inputmode');
  },
};

export const Controlled: Story = {
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

export const AllStates: Story = {
  render: () => (
    <Stack>
      <TextField label="Ruhe" defaultValue="Muster GmbH" />
      <TextField label="Pflichtfeld" isRequired errorMessage="Pflichtfeld" />
      <TextField label="Gesperrt" defaultValue="Muster GmbH" isDisabled />
      <TextField label="Nur lesen" defaultValue="A-4711" isReadOnly />
      <TextField label="Gewicht" defaultValue="24,5" suffix="kg" align="end" />
    </Stack>
  ),
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
