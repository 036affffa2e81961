import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PackageCheck } from './PackageCheck.tsx';
import { dhlBox, rules } from './packaging-types-fixtures.ts';
import { toRuleDraft } from './rule-facts.ts';

/** What the rules say of one package. */
const meta = {
  component: PackageCheck,
  tags: ['part'],
  args: { rules },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
} satisfies Meta<typeof PackageCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function type(canvas: Canvas, sides: readonly string[], weight: string) {
  for (const [index, name] of [/^Länge/, /^Breite/, /^Höhe/].entries())
    await userEvent.type(canvas.getByRole('textbox', { name }), sides[index] ?? '');
  await userEvent.type(canvas.getByRole('textbox', { name: /^Gewicht/ }), weight);
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Geben Sie Maße und Gewicht ein.')).toBeVisible();
  },
};

/** One refuses for the girth, one does not take cartons, two have no rule. */
export const Judged: Story = {
  play: async ({ canvas }) => {
    await type(canvas, ['101', '60', '50'], '12,4');
    await expect(await canvas.findByText('3 von 5 nehmen an')).toBeVisible();
    await expect(canvas.getByText('2 ohne Regel')).toBeVisible();
    const list = within(canvas.getByRole('list', { name: 'Ergebnis je Dienstleister' }));
    await expect(list.getByText(/^Gurtmaß 321\scm, erlaubt 300\scm$/)).toBeVisible();
    await expect(list.getByText('„Karton“ ist nicht erlaubt')).toBeVisible();
    await expect(list.getAllByText('Es gilt nur die Prüfung des Dienstleisters.')).toHaveLength(2);
    await expect(list.getAllByText(/^Abrechnungsrelevant: Volumengewicht 60,6\skg$/)[0]).toBeVisible();
  },
};

/** Of what nobody has a rule for, nobody refuses anything. */
export const WithoutRules: Story = {
  args: { rules: rules.map((rule) => ({ ...rule, standing: 'none' })) },
  play: async ({ canvas }) => {
    await type(canvas, ['30', '20', '10'], '1');
    await expect(await canvas.findByText('Keine Regel für diese Verpackung')).toBeVisible();
  },
};

/** Too small for one, and too heavy for another. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    await type(canvas, ['10', '10', '10'], '41');
    await expect(await canvas.findByText(/^Gewicht 41\skg, erlaubt 40\skg$/)).toBeVisible();
    const weight = canvas.getByRole('textbox', { name: /^Gewicht/ });
    await userEvent.clear(weight);
    await userEvent.type(weight, '1');
    await expect(await canvas.findByText(/^Länge 10\scm, mindestens 15\scm$/)).toBeVisible();
  },
};

const edit = { rule: dhlBox, draft: { ...toRuleDraft(dhlBox), maxGirthCm: 300 } };

/** A rule is open beside it, and refuses what it takes as it is saved. */
export const WithAnEdit: Story = {
  args: { edit },
  play: async ({ canvas }) => {
    await type(canvas, ['101', '60', '50'], '12,4');
    await expect(await canvas.findByText('2 von 5 nehmen an')).toBeVisible();
    await expect(canvas.getByText('Mit Ihrer offenen Änderung an „DHL, Karton“ geprüft.')).toBeVisible();
    await expect(canvas.getByText('Gespeichert ist: Angenommen')).toBeVisible();
  },
};

/** What cannot be read counts for nothing. */
export const WithAnEditThatIsWrong: Story = {
  args: { edit: { ...edit, draft: null } },
  play: async ({ canvas }) => {
    await type(canvas, ['101', '60', '50'], '12,4');
    await expect(await canvas.findByText('3 von 5 nehmen an')).toBeVisible();
    await expect(
      canvas.getByText('Ihre Änderung an „DHL, Karton“ hat noch Fehler und zählt hier nicht mit.'),
    ).toBeVisible();
    await expect(canvas.queryByText(/^Gespeichert ist/)).toBeNull();
  },
};

export const SaysWhatIsWrong: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Länge/ }), '0');
    await userEvent.tab();
    await expect((await canvas.findAllByText(/größer als 0/))[0]).toBeVisible();
  },
};
