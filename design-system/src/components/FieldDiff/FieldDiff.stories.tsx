import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FieldDiff } from './FieldDiff.tsx';

const meta = {
  component: FieldDiff,
  args: {
    label: 'Änderungen an GLS · Karton',
    columns: { field: 'Feld', before: 'Vorher', after: 'Nachher' },
    kindLabels: { changed: 'geändert', added: 'neu', removed: 'entfernt' },
    emptyText: '–',
    changes: [
      {
        path: 'limits.lengthCm',
        label: 'Höchstlänge',
        kind: 'changed',
        before: '200\u00A0cm',
        after: '180\u00A0cm',
      },
      { path: 'limits.girthCm', label: 'Gurtmaß', kind: 'added', after: '300\u00A0cm' },
      { path: 'note', label: 'Hinweis', kind: 'removed', before: 'Nur werktags' },
    ],
  },
} satisfies Meta<typeof FieldDiff>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Änderungen an GLS · Karton' })).toBeVisible();
    const row = canvas.getByRole('row', { name: /^Gurtmaß/ });
    await expect(row).toHaveTextContent('neu');
    await expect(row).toHaveTextContent('–');
    await expect(canvas.getByText('Nur werktags').tagName).toBe('DEL');
  },
};

export const HardCases: Story = {
  args: {
    changes: [
      {
        path: 'organization.settings.notifications.deliveryExceptionRecipientAddress',
        label: 'Zustellausnahmebenachrichtigungsempfänger',
        kind: 'changed',
        before: 'versandabteilung@orthopaediefachgeschaeft.example',
        after: 'zustellausnahmen@orthopaediefachgeschaeft.example',
      },
    ],
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
