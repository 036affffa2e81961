import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Column } from '../../stories/Stack.tsx';
import { MoneyField } from './MoneyField.tsx';

const meta = {
  component: MoneyField,
  args: { label: 'Preis netto', defaultValue: '12,40', onChange: fn() },
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A field of the matrix, for the controls of the page. */
export const Default: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Preis netto' });
    await expect(input).toHaveAccessibleDescription('€');
    await expect(input).toHaveAttribute('inputmode', 'decimal');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Column>
      <MoneyField {...args} label="Preis netto" />
      <MoneyField {...args} label="Leer" defaultValue="" placeholder="0,00" />
      <MoneyField {...args} label="Beschrieben" description="Ohne Umsatzsteuer" />
      <MoneyField {...args} label="Pflichtfeld" isRequired />
      <MoneyField
        {...args}
        label="Fehlerhaft"
        defaultValue="zwölf"
        errorMessage={'Geben Sie einen Betrag ein, z.\u00A0B. 12,40.'}
      />
      <MoneyField {...args} label="Nur lesen" isReadOnly />
      <MoneyField {...args} label="Gesperrt" isDisabled />
      <MoneyField {...args} label="Groß" size="lg" />
    </Column>
  ),
};

/** The label says EUR already: it is not said twice. */
export const CurrencyInLabel: Story = {
  tags: ['interaction'],
  args: { label: 'Warenwert (EUR)', isCurrencyInLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Warenwert (EUR)' })).not.toHaveAccessibleDescription();
  },
};

export const HardCases: Story = {
  args: {
    label: 'Höchstversicherungssumme der Transportversicherung je Versandeinheit',
    defaultValue: '123.456.789.012.345,67',
    errorMessage: 'Die Höchstversicherungssumme darf 999.999,99\u00A0€ nicht übersteigen.',
  },
  globals: { viewport: { value: 'w320' } },
};
