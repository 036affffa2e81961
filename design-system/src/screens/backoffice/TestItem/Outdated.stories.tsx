import type { Meta, StoryObj } from '@storybook/react-vite';
import { testExecutions, testItem } from 'contract/fixtures';
import { expect } from 'storybook/test';
import { asExpected, itemArgs, itemRun } from './story-changes.ts';
import { TestItem } from './TestItem.tsx';

/** A case of which less is known than there was: it was changed since its answer, or is of a newer version. */
const meta = {
  component: TestItem,
  tags: ['part'],
  parameters: { layout: 'fullscreen' },
  args: itemArgs,
} satisfies Meta<typeof TestItem>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It asks something else since it was executed: how it stood then says nothing of it. */
export const AsksElse: Story = {
  args: {
    state: {
      ...itemArgs.state,
      value: { ...testItem, received: null, answersAfter: testExecutions.deviant.number },
    },
    run: {
      ...itemRun,
      result: asExpected,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Seitdem geändert und noch nicht wieder ausgeführt')).toBeVisible();
    await expect(canvas.queryByText('Erfolgreich', { ignore: 'table *' })).toBeNull();
  },
};

/** Its carrier is one of a newer version: saved from here it would be asked of another one. */
export const OfANewerVersion: Story = {
  args: {
    state: { ...itemArgs.state, value: { ...testItem, carrier: 'unknown' } },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Dieser Testfall enthält Angaben, die diese Version nicht kennt/),
    ).toBeVisible();
    await expect(canvas.getByText('Unbekannter Dienstleister')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Bearbeiten' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Als erwartetes Ergebnis übernehmen' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Löschen' })).toBeVisible();
  },
};
