import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { at, benchArgs, fullFormArgs, steps } from '../../shipments/PackingBench/packing-bench-fixtures.ts';
import { PackingBench } from '../../shipments/PackingBench/PackingBench.tsx';
import { PackingForm } from '../../shipments/PackingBench/PackingForm.tsx';
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

/** As much as a bench has in hand at once: what ends the parcel is in sight all the same. */
export const Many: Story = {
  args: {
    children: (
      <PackingBench {...benchArgs} state={at(steps.completing)} form={<PackingForm {...fullFormArgs} />} />
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Vorausgewählt: der günstigste Tarif/)).toBeInTheDocument();
    await expect(canvas.getAllByRole('textbox', { name: /Gewicht/ })).toHaveLength(5);
    const { top, bottom } = canvas
      .getByRole('button', { name: /^Abschließen und drucken/ })
      .getBoundingClientRect();
    await expect(top).toBeGreaterThan(window.innerHeight / 2);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    // Twenty digits that are read aloud or compared stand on one line.
    const number = canvas.getByText('00340433836442644707');
    await expect(number.getBoundingClientRect().height).toBe(
      Number.parseFloat(getComputedStyle(number).lineHeight),
    );
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
