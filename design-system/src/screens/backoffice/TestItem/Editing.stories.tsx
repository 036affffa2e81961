import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIXTURE_NOW, testItem } from 'contract/fixtures';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { itemArgs, itemChanges as changes, itemSaving as saving } from './story-changes.ts';
import { TestItem } from './TestItem.tsx';

/** A case that is changed in its form. */
const meta = {
  component: TestItem,
  tags: ['part'],
  parameters: { layout: 'fullscreen' },
  args: itemArgs,
} satisfies Meta<typeof TestItem>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is asked and expected, as a form. */
export const Editing: Story = {
  args: { changes: { ...changes, saving } },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: /^Beschreibung/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Kanaren');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Produkt/ }), 'Paket');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(saving.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        name: 'Kanaren',
        productCode: 'DHL_PAKET',
        declaredValue: 1862,
        expected: testItem.expected,
      }),
    );
  },
};

/** Whoever begins or ends by keyboard goes on at the name of the case, and not at the beginning of the page. */
export const KeepsTheFocus: Story = {
  tags: ['interaction'],
  render: function Changing(args) {
    const [isEditing, setEditing] = useState(false);
    return (
      <TestItem
        {...args}
        changes={{
          ...changes,
          saving: isEditing ? saving : null,
          onEdit: () => setEditing(true),
          onCancel: () => setEditing(false),
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    for (const name of ['Bearbeiten', 'Abbrechen']) {
      canvas.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    }
  },
};

/** What is no JSON, and an order without a product, are said at their places. */
export const Refused: Story = {
  tags: ['interaction'],
  args: { changes: { ...changes, saving } },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Vorgang/ }), 'Etikett anfordern');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Produkt/ }), '');
    const expected = canvas.getByRole('textbox', { name: /^Erwartetes Ergebnis/ });
    await userEvent.clear(expected);
    await userEvent.type(expected, '{{"rates": ');
    const [city] = canvas.getAllByRole('textbox', { name: /^Ort/ });
    if (city) await userEvent.clear(city);
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(canvas.getAllByText(/Das ist kein gültiges JSON-Objekt\./).length).toBeGreaterThan(0);
    await expect(
      canvas.getAllByText(/Für diesen Vorgang ist ein Versandprodukt nötig\./).length,
    ).toBeGreaterThan(0);
    await expect(canvas.getByText(/^Absender, Ort/)).toBeVisible();
  },
};

/** A whole file was pasted. */
export const TooLong: Story = {
  tags: ['interaction'],
  args: { changes: { ...changes, saving } },
  play: async ({ canvas }) => {
    const expected = canvas.getByRole('textbox', { name: /^Erwartetes Ergebnis/ });
    await userEvent.clear(expected);
    await userEvent.click(expected);
    await userEvent.paste(JSON.stringify({ log: 'x'.repeat(20_000) }));
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(canvas.getAllByText(/Höchstens 20\.000 Zeichen/).length).toBeGreaterThan(0);
  },
};

export const Saving: Story = {
  tags: ['interaction'],
  args: { changes: { ...changes, saving: { ...saving, pending: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Testfall wird gespeichert …/ })).toBeVisible();
  },
};

export const NotSaved: Story = {
  tags: ['interaction'],
  args: {
    changes: { ...changes, saving: { ...saving, failure: { reason: 'unreachable', at: FIXTURE_NOW } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Der Testfall wurde nicht gespeichert.')).toBeVisible();
  },
};

/** Neither is lost: what was typed stands beside what somebody else has saved. */
export const Overtaken: Story = {
  tags: ['interaction'],
  args: {
    changes: {
      ...changes,
      saving: {
        ...saving,
        conflict: {
          theirs: {
            ...testItem,
            productCode: 'DHL_PAKET',
            name: 'Kanarische Inseln',
            to: { ...testItem.to, email: 'compras@bahia.example' },
            dangerous: true,
            version: 3,
          },
          mine: { ...testItem, operation: 'rates', carrier: 'DHL', name: 'Kanaren', expected: null },
          isKept: false,
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dieser Testfall wurde inzwischen geändert.')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Gefahrgut/ })).toHaveTextContent(/ja.*nein|nein.*ja/i);
    await expect(canvas.getByRole('row', { name: /^Produkt/ })).toHaveTextContent(
      /Paket.*Paket International/,
    );
    await expect(canvas.getByRole('row', { name: /^Empfänger, E-Mail/ })).toBeVisible();
  },
};
