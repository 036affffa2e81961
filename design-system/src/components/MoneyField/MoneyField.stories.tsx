import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../stories/Stack.tsx';
import { MoneyField } from './MoneyField.tsx';

const meta = {
  component: MoneyField,
  args: { label: 'Preis netto', defaultValue: '12,40', onChange: fn() },
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Preis netto' });
    await expect(input).toHaveAccessibleDescription('€');
    await expect(input).toHaveAttribute('inputmode', 'decimal');
  },
};

/** With a comma or a point, and never rewritten. */
export const KeepsWhatIsTyped: Story = {
  args: { defaultValue: '' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Preis netto' });
    for (const amount of ['1.250,5', '0.99']) {
      await userEvent.clear(input);
      await userEvent.type(input, amount);
      await userEvent.tab();
      await expect(input).toHaveValue(amount);
      await expect(args.onChange).toHaveBeenLastCalledWith(amount);
    }
  },
};

export const Invalid: Story = {
  args: {
    defaultValue: 'zwölf',
    isRequired: true,
    errorMessage: 'Geben Sie einen Betrag ein, z.\u00A0B. 12,40.',
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack>
      <MoneyField {...args} label="Ruhe" />
      <MoneyField {...args} label="Leer" defaultValue="" placeholder="0,00" />
      <MoneyField {...args} label="Pflichtfeld" defaultValue="" isRequired errorMessage="Pflichtfeld" />
      <MoneyField {...args} label="Nur lesen" isReadOnly />
      <MoneyField {...args} label="Gesperrt" isDisabled />
      <MoneyField {...args} label="Groß" size="lg" />
    </Stack>
  ),
};

export const HardCases: Story = {
  args: {
    label: 'Höchstversicherungssumme der Transportversicherung je Versandeinheit',
    defaultValue: '123.456.789.012.345,67',
    errorMessage: 'Die Höchstversicherungssumme darf 999.999,99\u00A0€ nicht übersteigen.',
  },
  globals: { viewport: { value: 'w320' } },
};
