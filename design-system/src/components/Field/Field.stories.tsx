import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Specimen } from '../../stories/Specimen.tsx';
import { Column } from '../../stories/Stack.tsx';
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

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

export const Matrix: Story = {
  render: ({ children }) => (
    <Column>
      <Field label="Referenz 1">{children}</Field>
      <Field label="Pflichtfeld" isRequired>
        {children}
      </Field>
      <Field
        label="Mit Beschreibung"
        description={'z.\u00A0B. Bestell- oder Lieferscheinnummer, Kostenstelle'}
      >
        {children}
      </Field>
      <Field
        label="Pflichtfeld mit Fehler"
        isRequired
        description="Erscheint auf dem Versandetikett."
        errorMessage="Pflichtfeld"
      >
        {children}
      </Field>
      <Field label="Falsch ohne eigene Worte" isInvalid>
        {children}
      </Field>
      <Specimen caption="isLabelHidden">
        <Field label="Länge des Packstücks 1 in Zentimetern" isLabelHidden>
          {children}
        </Field>
      </Specimen>
    </Column>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Pflichtfeld' })).toBeRequired();
    const invalid = canvas.getByRole('textbox', { name: 'Pflichtfeld mit Fehler' });
    await expect(invalid).toBeInvalid();
    await expect(invalid).toHaveAccessibleDescription('Pflichtfeld Erscheint auf dem Versandetikett.');
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
