import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fieldChanges } from './field-changes.ts';
import { VersionDiff } from './VersionDiff.tsx';

const changes = fieldChanges(
  [
    { path: 'city', label: 'Ort', value: 'Kiel' },
    { path: 'notes', label: 'Hinweise', value: 'Rampe 3' },
  ],
  [
    { path: 'city', label: 'Ort', value: 'Lübeck' },
    { path: 'phone', label: 'Telefon', value: '0431 1234' },
  ],
);

const meta = { component: VersionDiff, args: { changes } } satisfies Meta<typeof VersionDiff>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Ort/ })).toBeVisible();
    await expect(canvas.getByText('nur bei Ihnen')).toBeVisible();
  },
};

/** Nothing differs: no table that says so. */
export const NothingDiffers: Story = {
  tags: ['interaction'],
  args: { changes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const HardCases: Story = {
  globals: { viewport: { value: 'w320' } },
  args: {
    changes: [
      {
        path: 'name',
        label: 'Firmenbezeichnungszusatz',
        kind: 'changed',
        before: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
        after: 'Rindfleischetikettierungsüberwachungsgesellschaft',
      },
    ],
  },
};
