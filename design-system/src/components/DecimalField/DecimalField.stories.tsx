import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DecimalField } from './DecimalField.tsx';

const meta = {
  component: DecimalField,
  args: { label: 'Gewicht', unit: 'kg', defaultValue: '24,5', onChange: fn() },
} satisfies Meta<typeof DecimalField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const KeepsWhatIsTyped: Story = {
  args: { defaultValue: '' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Gewicht' });
    await userEvent.type(input, '0.50');
    await userEvent.tab();
    await expect(input).toHaveValue('0.50');
    await expect(args.onChange).toHaveBeenLastCalledWith('0.50');
  },
};

export const WithoutUnit: Story = { args: { label: 'Anzahl (Stk)', unit: undefined, defaultValue: '2' } };

export const Invalid: Story = { args: { defaultValue: '0', errorMessage: 'Muss größer als 0 sein' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const HardCases: Story = {
  args: {
    label: 'Höchstes abrechnungsrelevantes Volumengewicht je Versandeinheit',
    defaultValue: '123.456.789.012.345,678',
    errorMessage: 'Das abrechnungsrelevante Volumengewicht darf höchstens 1.000 kg betragen.',
  },
  globals: { viewport: { value: 'w320' } },
};
