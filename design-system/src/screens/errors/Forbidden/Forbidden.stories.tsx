import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Forbidden } from './Forbidden.tsx';

const meta = {
  component: Forbidden,
  tags: ['no-data', 'no-list', 'is-failure'],
  args: { homeHref: '#start', person: { name: 'Timo Brandt', role: 'Packplatz' } },
} satisfies Meta<typeof Forbidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithPerson: Story = {
  tags: ['state-ready', 'state-forbidden'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Fehlende Berechtigung');
    await expect(
      canvas.getByText('Sie haben nicht die nötigen Berechtigungen, um diese Seite zu sehen.'),
    ).toBeVisible();
    await expect(canvas.getByText('Angemeldet als Timo Brandt, Rolle Packplatz.')).toBeVisible();
  },
};

export const WithoutPerson: Story = { args: { person: undefined }, tags: ['state-forbidden'] };

export const HardCases: Story = {
  args: {
    person: { name: 'Annegret Freifrau von Müller-Lüdenscheid-Großhansdorf', role: 'Super-Administrator' },
  },
  globals: { viewport: { value: 'w320' } },
};
