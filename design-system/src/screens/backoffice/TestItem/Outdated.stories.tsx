import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIXTURE_NOW, testExecutions, testItem, testSamples } from 'contract/fixtures';
import { expect, fn } from 'storybook/test';
import { itemChanges, itemRun } from './story-changes.ts';
import { TestItem } from './TestItem.tsx';

/** A case of which less is known than there was: it was changed since its answer, or is of a newer version. */
const meta = {
  component: TestItem,
  tags: ['part'],
  parameters: { layout: 'fullscreen' },
  args: {
    state: { kind: 'ready', value: testItem, isRefreshing: false },
    comparing: testSamples.customs,
    run: itemRun,
    hrefs: {
      home: '#start',
      center: '#testcenter',
      sample: '#reihe',
      item: (id: string) => `#${id}`,
      answer: (id: string) => `#${id}`,
    },
    now: new Date(FIXTURE_NOW),
    past: null,
    changes: itemChanges,
    onExecute: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof TestItem>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It asks something else since it was executed: how it stood then says nothing of it. */
export const AsksElse: Story = {
  args: {
    state: {
      kind: 'ready',
      value: { ...testItem, received: null, answersAfter: testExecutions.deviant.number },
      isRefreshing: false,
    },
    run: {
      ...itemRun,
      result: {
        testItemId: testItem.id,
        position: 3,
        name: testItem.name,
        carrier: 'DHL',
        status: 'succeeded',
        message: '',
        deviations: 0,
        duration: 900,
      },
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
    state: { kind: 'ready', value: { ...testItem, carrier: 'unknown' }, isRefreshing: false },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Dieser Testfall enthält Angaben, die diese Version nicht kennt/),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Bearbeiten' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Als erwartetes Ergebnis übernehmen' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Löschen' })).toBeVisible();
  },
};
