import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
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

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Suche leeren' })).toBeNull();
  },
};

export const Filled: Story = {
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

export const EscapeEmpties: Story = {
  args: { defaultValue: 'Lüdenscheid' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const Invalid: Story = {
  args: { defaultValue: 'Mstr GmbH', errorMessage: 'Der gewählte Kontakt wurde nicht gefunden.' },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const HardCases: Story = {
  args: {
    label: 'Empfängeradressverzeichnis durchsuchen',
    isLabelHidden: false,
    defaultValue: 'Orthopädieschuhtechnikermeisterbetrieb Wüllenweber-Schäfer Nachfolger',
  },
  globals: { viewport: { value: 'w320' } },
};
