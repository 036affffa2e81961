import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Column } from '../../stories/Stack.tsx';
import { CodeField } from './CodeField.tsx';

const json = '{\n  "carrier": "DHL",\n  "packages": [\n    { "weightKg": 2.5 }\n  ]\n}';

const meta = {
  component: CodeField,
  args: { label: 'Anfrage', defaultValue: json, onChange: fn() },
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

export const Matrix: Story = {
  render: (args) => (
    <Column>
      <CodeField {...args} />
      <CodeField {...args} label="Leer" defaultValue="" rows={3} />
      <CodeField
        {...args}
        label="Pflichtfeld mit Fehler"
        rows={6}
        isRequired
        errorMessage={'Zeile\u00A03: Es fehlt ein Komma.'}
      />
      <CodeField {...args} label="Nur lesen" rows={6} isReadOnly />
      <CodeField {...args} label="Gesperrt" rows={6} isDisabled />
    </Column>
  ),
  play: async ({ canvas }) => {
    const invalid = canvas.getByRole('textbox', { name: 'Pflichtfeld mit Fehler' });
    await expect(invalid).toBeInvalid();
    await expect(invalid).toHaveAccessibleDescription(/^Zeile.3: Es fehlt ein Komma\./);
  },
};

export const HardCases: Story = {
  args: {
    label: 'Anfragevorlage der Dienstleisterschnittstelle im Testcenter',
    defaultValue: `{ "note": "${'Zustellzeitfensterberechnungsdienst'.repeat(6)}" }\n`.repeat(12),
    errorMessage: 'Die Zustellzeitfensterberechnungsdienstantwort ist kein gültiges JSON.',
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Tab is no character here: nobody is kept in. */
export const LetsTheKeyboardGo: Story = {
  tags: ['interaction'],
  args: { defaultValue: '' },
  render: (args) => (
    <Column>
      <CodeField {...args} />
      <button type="button">Senden</button>
    </Column>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('1{Enter}2');
    await expect(args.onChange).toHaveBeenLastCalledWith('1\n2');
    await expect(canvas.getByText(/^1\s+2$/)).toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Senden' })).toHaveFocus();
  },
};
