import type { Meta, StoryObj } from '@storybook/react-vite';
import { readTrackingNumbers } from 'contract';
import { expect, fn, userEvent } from 'storybook/test';
import type { PublicTrackingState } from './tracking-state.ts';
import { Tracking } from './Tracking.tsx';

const found = (typed: string) => ({
  typed,
  state: { kind: 'ready', numbers: readTrackingNumbers(typed) } as const,
});

const states = {
  empty: { kind: 'empty', isMissing: false },
  tooLong: { kind: 'tooLong', limit: 1000 },
  ready: found('0034 0433 8364 4263 6597').state,
} satisfies { [K in PublicTrackingState['kind']]: Extract<PublicTrackingState, { kind: K }> };

const meta = {
  component: Tracking,
  tags: ['no-data', 'for-everybody'],
  args: { ...found('0034 0433 8364 4263 6597'), href: '/sendungsverfolgung', onTrack: fn() },
} satisfies Meta<typeof Tracking>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { state: states.empty, typed: '' } };

export const Missing: Story = {
  args: { state: { kind: 'empty', isMissing: true }, typed: '' },
  tags: ['state-failed'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pflichtfeld')).toBeVisible();
  },
};

/** What was typed stays in the field, as far as an address holds it. */
export const TooLong: Story = {
  args: { state: states.tooLong, typed: '00340433836442636597, '.repeat(46).slice(0, 1001) },
  tags: ['state-failed'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/höchstens 1\.000\sZeichen/);
  },
};

export const Ready: Story = {
  args: { state: states.ready },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('DHL-Sendungsnummer erkannt.');
    const link = canvas.getByRole('link', { name: 'Bei DHL verfolgen öffnet in neuem Tab' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('href', expect.stringContaining('00340433836442636597'));
  },
};

/** Twelve digits: three carriers write such numbers, and none is guessed. */
export const Ambiguous: Story = {
  args: found('477179081230'),
  tags: ['state-ready'],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(links).toEqual([
      expect.stringContaining('FedEx'),
      expect.stringContaining('DHL'),
      expect.stringContaining('GLS'),
    ]);
  },
};

export const WrongCheckDigit: Story = { args: found('00340433836442636598'), tags: ['state-ready'] };

export const WithoutPublicPage: Story = {
  args: found('DK20611874'),
  tags: ['state-ready'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const NoHits: Story = {
  args: found('12345'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Diese Sendungsnummer konnten wir keinem Dienstleister zuordnen.',
    );
  },
};

export const Many: Story = {
  args: found('1Z5R89390357567127, 51029483771, ILO4471902, 12345'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('4 Sendungsnummern');
  },
};

export const HardCases: Story = {
  args: found(`201298452277, ${'SENDUNGSVERFOLGUNGSNUMMER'.repeat(3)}`),
  globals: { viewport: { value: 'w320' } },
};

/** A column of a table: the field has one line, and would glue its lines to one number. */
export const KeepsPastedLinesApart: Story = {
  args: { state: states.empty, typed: '' },
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Sendungsnummer' }));
    await userEvent.paste('1Z5R89390357567127\n51029483771\n');
    await userEvent.keyboard('{Enter}');
    await expect(args.onTrack).toHaveBeenLastCalledWith('1Z5R89390357567127, 51029483771');
  },
};
