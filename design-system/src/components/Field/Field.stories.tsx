import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fieldControl } from './control.css.ts';
import { Field } from './Field.tsx';

const meta = {
  component: Field,
  args: {
    label: 'Referenz 1',
    children: (control) => <input {...control} className={fieldControl({})} />,
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Referenz 1' })).toBeRequired();
  },
};

export const Described: Story = {
  args: { description: 'z.\u00A0B. Bestell- oder Lieferscheinnummer, Kostenstelle' },
};

export const Invalid: Story = {
  args: {
    isRequired: true,
    description: 'Erscheint auf dem Versandetikett.',
    errorMessage: 'Pflichtfeld',
  },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription('Pflichtfeld Erscheint auf dem Versandetikett.');
  },
};

export const HiddenLabel: Story = {
  args: { isLabelHidden: true, label: 'Länge des Packstücks 1 in Zentimetern' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('textbox', { name: 'Länge des Packstücks 1 in Zentimetern' }),
    ).toBeVisible();
  },
};

export const HardCases: Story = {
  args: {
    label: 'Umsatzsteueridentifikationsnummer des Empfängerunternehmens im Bestimmungsland',
    isRequired: true,
    description:
      'Steuernummernvergabestellenkennzeichnungsvorschriften unterscheiden sich je Bestimmungsland.',
    errorMessage: 'Die Umsatzsteueridentifikationsnummernprüfziffer passt nicht zu den übrigen Ziffern.',
  },
  globals: { viewport: { value: 'w320' } },
};
