import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { at, benchArgs, steps } from '../../shipments/PackingBench/packing-bench-fixtures.ts';
import { PackingBench } from '../../shipments/PackingBench/PackingBench.tsx';
import { ShellKeys } from '../AppShell/ShellKeys.tsx';
import { BenchShell } from './BenchShell.tsx';

const meta = {
  component: BenchShell,
  tags: ['frame'],
  parameters: { layout: 'fullscreen' },
  args: {
    areLettersOn: false,
    commands: <ShellKeys hrefs={{}} onSearch={fn()} onShortcuts={fn()} />,
    connection: 'online',
    routeKey: '/sendungen?ansicht=packplatz',
    children: <PackingBench {...benchArgs} state={at(steps.waiting)} />,
  },
} satisfies Meta<typeof BenchShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without the navigation of the portal: one way out, with the name of whoever packs. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Verlassen' })).toHaveAttribute('href', '/sendungen');
    await expect(canvas.getByText('Timo Brandt')).toBeInTheDocument();
  },
};

export const Offline: Story = {
  args: { connection: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Keine Verbindung. Ihre Eingaben bleiben erhalten.')).toBeVisible();
  },
};

export const HardCases: Story = {
  globals: { viewport: { value: 'w320' } },
  args: {
    children: (
      <PackingBench
        {...benchArgs}
        personName="Maximiliane Donaudampfschifffahrtsgesellschaftskapitän"
        state={at(steps.waiting)}
      />
    ),
  },
};
