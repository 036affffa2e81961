import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Column } from '../../stories/Stack.tsx';
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

export const ChoosesAnOption: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Land' }), 'Schweiz');
    await expect(args.onChange).toHaveBeenCalledWith('CH');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Column>
      <Select {...args} />
      <Select {...args} label="Nichts gewählt" defaultValue="" placeholder="Land wählen" />
      <Select {...args} label="Lieferart" options={services} defaultValue="economy" />
      <Select {...args} label="Beschrieben" description="Das Land, in dem das Paket ankommt." />
      <Select
        {...args}
        label="Fehlerhaft"
        defaultValue=""
        placeholder="Land wählen"
        isRequired
        errorMessage="Pflichtfeld"
      />
      <Select {...args} label="Gesperrt" isDisabled />
      <Select {...args} label="Groß" size="lg" />
    </Column>
  ),
};

export const HardCases: Story = {
  args: {
    label: 'Ausfuhrkontrollklassifizierungsnummernverzeichnis',
    options: [{ value: 'DE', label: 'Bundesrepublik Deutschland ohne Büsingen am Hochrhein und Helgoland' }],
  },
  globals: { viewport: { value: 'w320' } },
};
