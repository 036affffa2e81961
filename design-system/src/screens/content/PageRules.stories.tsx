import type { Meta, StoryObj } from '@storybook/react-vite';
import { contentPageDraftSchema } from 'contract';
import { expect } from 'storybook/test';
import * as v from 'valibot';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';

const rules = contentPageDraftSchema({
  findHtmlFault: (html) => (html.includes('</h3>') ? { line: 1, unclosed: 'h2' } : undefined),
});

/** What the rules say of a page, at the field that is wrong. */
function complaintAbout(field: 'slug' | 'body', value: string): string | undefined {
  const draft = { kind: 'other', slug: 'versand', title: 'Versand', body: '<p>Text</p>', [field]: value };
  const { issues } = v.safeParse(rules, draft);
  return issues && v.flatten<typeof rules>(issues).nested?.[field]?.[0];
}

/** What staff are told of a content page that breaks its rules. */
const meta = {
  component: TextField,
  tags: ['part'],
  args: { label: 'Slug' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BrokenRules: Story = {
  render: () => (
    <Stack gap={4}>
      <TextField label="Slug" defaultValue="Ver sand" errorMessage={complaintAbout('slug', 'Ver sand')} />
      <TextField label="Slug" defaultValue="sendungen" errorMessage={complaintAbout('slug', 'sendungen')} />
      <TextField
        label="Inhalt (HTML)"
        defaultValue="<h2>Text</h3>"
        errorMessage={complaintAbout('body', '<h2>Text</h3>')}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ungültiger Slug')).toBeVisible();
    await expect(canvas.getByText('Dieser Slug ist für die Anwendung reserviert.')).toBeVisible();
    await expect(
      canvas.getByText(/^Ungültiger HTML-Code \(Zeile.1: <h2> ist nicht geschlossen\)$/),
    ).toBeVisible();
  },
};
