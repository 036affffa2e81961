import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../../stories/Stack.tsx';
import { DecimalField } from '../DecimalField/DecimalField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FieldGroup, fieldGroupLayouts } from './FieldGroup.tsx';

const measures = (
  <>
    <DecimalField label="Länge" unit="cm" defaultValue="30" />
    <DecimalField label="Breite" unit="cm" defaultValue="21" />
    <DecimalField label="Höhe" unit="cm" defaultValue="3" />
  </>
);

const meta = {
  component: FieldGroup,
  args: { label: 'Maße', layout: 'row', children: measures },
  argTypes: {
    layout: { control: 'inline-radio', options: fieldGroupLayouts },
    children: { control: false },
  },
} satisfies Meta<typeof FieldGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Maße' })).toBeVisible();
    for (const name of ['Länge', 'Breite', 'Höhe']) {
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name })).toHaveFocus();
    }
  },
};

export const Stacked: Story = {
  args: {
    label: 'Absenderadresse',
    layout: 'stack',
    children: (
      <>
        <TextField label="Firma" />
        <TextField label="Straße und Hausnummer" />
      </>
    ),
  },
};

export const Required: Story = {
  args: { isRequired: true, description: 'Außenmaße, auf ganze Zentimeter aufgerundet.' },
};

/** What is wrong with all of them together; what is wrong with one stands at that one. */
export const Invalid: Story = {
  args: { errorMessage: 'Das Gurtmaß beträgt 324\u00A0cm, erlaubt sind 300\u00A0cm.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/^Das Gurtmaß/);
  },
};

export const HiddenLabel: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Maße' })).toBeVisible();
  },
};

export const AllVariants: Story = {
  render: (args) => (
    <Stack>
      {fieldGroupLayouts.map((layout) => (
        <FieldGroup key={layout} {...args} layout={layout} label={layout} description="Außenmaße" />
      ))}
      <FieldGroup {...args} label="Fehlerhaft" isRequired errorMessage="Das Gurtmaß ist zu groß." />
    </Stack>
  ),
};

export const HardCases: Story = {
  args: {
    label: 'Höchstmaße der Versandeinheit einschließlich Ladungssicherungshilfsmittelüberständen',
    isRequired: true,
    errorMessage: 'Die Gurtmaßüberschreitungsfeststellung verhindert die Beauftragung dieser Versandeinheit.',
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
