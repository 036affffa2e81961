import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { SelectGroup, SelectOption } from './Select.tsx';
import { Select } from './Select.tsx';

const countries: readonly SelectOption[] = [
  { value: 'DE', label: 'Deutschland' },
  { value: 'AT', label: 'Österreich' },
  { value: 'CH', label: 'Schweiz' },
];

const services: readonly SelectGroup[] = [
  { label: 'Standard', options: [{ value: 'economy', label: 'Economy' }] },
  {
    label: 'Express',
    options: [
      { value: 'express', label: 'Express' },
      { value: 'express-12', label: 'Express bis 12\u00A0Uhr', isDisabled: true },
    ],
  },
];

const meta = {
  component: Select,
  args: { label: 'Land', options: countries, defaultValue: 'DE', onChange: fn() },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Land' }), 'Schweiz');
    await expect(args.onChange).toHaveBeenCalledWith('CH');
  },
};

export const NothingChosen: Story = {
  args: { defaultValue: '', placeholder: 'Land wählen', isRequired: true },
};

export const Grouped: Story = { args: { label: 'Lieferart', options: services, defaultValue: 'economy' } };

export const Invalid: Story = { args: { ...NothingChosen.args, errorMessage: 'Pflichtfeld' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const HardCases: Story = {
  args: {
    label: 'Ausfuhrkontrollklassifizierungsnummernverzeichnis',
    options: [{ value: 'DE', label: 'Bundesrepublik Deutschland ohne Büsingen am Hochrhein und Helgoland' }],
  },
  globals: { viewport: { value: 'w320' } },
};
