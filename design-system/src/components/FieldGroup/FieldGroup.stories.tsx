import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Specimen } from '../../stories/Specimen.tsx';
import { Column } from '../../stories/Stack.tsx';
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

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

export const Matrix: Story = {
  render: () => (
    <Column>
      <FieldGroup label="Maße nebeneinander" layout="row">
        {measures}
      </FieldGroup>
      <FieldGroup label="Absenderadresse untereinander" layout="stack">
        <TextField label="Firma" />
        <TextField label="Straße und Hausnummer" />
      </FieldGroup>
      <FieldGroup
        label="Pflichtfelder mit Beschreibung"
        layout="row"
        isRequired
        description="Außenmaße, auf ganze Zentimeter aufgerundet."
      >
        {measures}
      </FieldGroup>
      <FieldGroup
        label="Zusammen falsch"
        layout="row"
        errorMessage={'Das Gurtmaß beträgt 324\u00A0cm, erlaubt sind 300\u00A0cm.'}
      >
        {measures}
      </FieldGroup>
      <Specimen caption="isLabelHidden">
        <FieldGroup label="Maße des Packstücks 1" layout="row" isLabelHidden>
          {measures}
        </FieldGroup>
      </Specimen>
    </Column>
  ),
  play: async ({ canvas }) => {
    // What is wrong with one of them stands at that one.
    await expect(canvas.getByRole('group', { name: 'Zusammen falsch' })).toHaveAccessibleDescription(
      /^Das Gurtmaß/,
    );
    await expect(canvas.getByRole('group', { name: 'Maße des Packstücks 1' })).toBeVisible();
  },
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

export const GoesThroughItsFieldsByTab: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Maße' })).toBeVisible();
    for (const name of ['Länge', 'Breite', 'Höhe']) {
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name })).toHaveFocus();
    }
  },
};
