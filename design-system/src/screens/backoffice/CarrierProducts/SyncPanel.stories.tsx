import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ProductSync } from 'contract';
import { FIXTURE_NOW } from 'contract/fixtures';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { productSync } from './carrier-products-fixtures.ts';
import type { SyncState } from './carrier-products-state.ts';
import { carrierProductsCopy } from './CarrierProducts.copy.ts';
import { SyncPanel } from './SyncPanel.tsx';

const copy = carrierProductsCopy.sync;
const ready = (value: ProductSync | null): SyncState => ({ kind: 'ready', value, isRefreshing: false });
const waiting = productSync.carriers.map((one, index) =>
  index < 3 ? one : { ...one, status: 'waiting' as const, message: '' },
);

/** The latest sync: its progress, what came of it, carrier by carrier, and what is otherwise now. */
const meta = {
  component: SyncPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    state: ready(productSync),
    now: new Date(FIXTURE_NOW),
    takingOver: null,
    onClose: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SyncPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 neu, 2 geändert, 1 entfernt')).toBeVisible();
    await expect(
      canvas.getByText(/^Bei 1\sDienstleister ist die Synchronisierung fehlgeschlagen/),
    ).toBeVisible();
    await expect(canvas.getByText('DEKU ist nicht erreichbar.')).toBeVisible();
    const diff = within(canvas.getByRole('table', { name: 'Änderungen an UPS Standard' }));
    await expect(diff.getByRole('row', { name: /Max\. Gewicht/ })).toHaveTextContent(/70,0.*50,0/);
    await expect(diff.getByRole('row', { name: /^Art/ })).toHaveTextContent(/Dokumente, Ware/);
    // It went to no country before.
    const other = within(canvas.getByRole('table', { name: 'Änderungen an UPS Express Saver' }));
    await expect(other.getByRole('row', { name: /^Länder/ })).toHaveTextContent(/leer.*AT, BE, CH/);
  },
};

export const Running: Story = {
  tags: ['state-ready'],
  args: {
    state: ready({ ...productSync, status: 'pending', endedAt: null, carriers: waiting, changes: [] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: copy.progress })).toHaveAttribute(
      'aria-valuetext',
      '3 von 7',
    );
    await expect(canvas.getAllByText('Wartet')).toHaveLength(4);
  },
};

/** The clock has asked, and nothing is otherwise. */
export const Unchanged: Story = {
  tags: ['interaction'],
  args: {
    state: ready({
      ...productSync,
      startedBy: null,
      changes: [],
      carriers: productSync.carriers.map(({ carrier }) => ({
        carrier,
        status: 'done',
        message: 'Keine Änderung',
        missing: [],
      })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Keine Änderung')).toHaveLength(8);
    await expect(canvas.getByText('Zeitplan')).toBeVisible();
  },
};

const losing = ready({
  ...productSync,
  carriers: productSync.carriers.map((one) =>
    one.carrier === 'DEKU'
      ? {
          ...one,
          message: 'DEKU nennt mehr als die Hälfte seiner Produkte nicht mehr. Es wurde nichts geändert.',
          missing: [
            { code: 'DEKU_STUECKGUT', name: 'Stückgut' },
            { code: 'DEKU_EXPRESS_PALETTE', name: 'Express-Palette mit Zustellavisierung' },
          ],
        }
      : one,
  ),
});

const takingOver = { isPending: false, onTakeOver: fn() };

/** Most products of one are missing: an administrator may know that they are really gone. */
export const Losing: Story = {
  tags: ['state-ready'],
  args: { state: losing, takingOver },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Trotzdem übernehmen' })).toBeVisible();
  },
};

const ask: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Trotzdem übernehmen' }));
};
const question = async () =>
  within(await screen.findByRole('alertdialog', { name: 'Produkte von DEKU trotzdem übernehmen?' }));

/** What would be lost is shown before anybody agrees to it. */
export const AsksBeforeTakingOver: Story = {
  tags: ['state-ready'],
  args: { state: losing, takingOver },
  play: async (context) => {
    await ask(context);
    const dialog = await question();
    await expect(dialog.getByText('Stückgut')).toBeVisible();
    await expect(dialog.getByText('DEKU_EXPRESS_PALETTE')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Abbrechen' })).toHaveFocus();
  },
};

export const AgreesToTheLoss: Story = {
  tags: ['interaction'],
  args: { state: losing, takingOver },
  play: async (context) => {
    await ask(context);
    await userEvent.click((await question()).getByRole('button', { name: 'Abbrechen' }));
    await expect(context.args.takingOver?.onTakeOver).not.toHaveBeenCalled();
    await ask(context);
    await userEvent.click((await question()).getByRole('button', { name: 'Trotzdem übernehmen' }));
    await expect(context.args.takingOver?.onTakeOver).toHaveBeenCalledWith({
      carrier: 'DEKU',
      syncId: productSync.id,
    });
  },
};

export const TakingOver: Story = {
  tags: ['interaction'],
  args: { state: losing, takingOver: { isPending: true, onTakeOver: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Wird übernommen/ })).toBeVisible();
  },
};

/** The same for whoever may only read. */
export const LosingForReaders: Story = {
  tags: ['interaction'],
  args: { state: losing },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^DEKU nennt mehr als die Hälfte/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Trotzdem übernehmen' })).toBeNull();
  },
};

/** It ended before all were asked: what the first have said is kept. */
export const BrokenOff: Story = {
  tags: ['state-failed'],
  args: { state: ready({ ...productSync, status: 'failed', carriers: waiting }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Die Synchronisierung wurde unterbrochen/)).toBeVisible();
    await expect(canvas.getByText('1 neu, 2 geändert, 1 entfernt')).toBeVisible();
  },
};

/** Nobody has answered. */
export const AllFailed: Story = {
  tags: ['state-failed'],
  args: {
    state: ready({
      ...productSync,
      status: 'failed',
      changes: [],
      carriers: productSync.carriers.map(({ carrier }) => ({
        carrier,
        status: 'failed',
        message: `${carrier} ist nicht erreichbar.`,
        missing: [],
      })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Kein Dienstleister hat seine Produkte genannt/)).toBeVisible();
  },
};

/** Two have failed, and something stands there that a newer platform knows, at 320 px. */
export const HardCases: Story = {
  args: {
    state: ready({
      ...productSync,
      carriers: [
        ...productSync.carriers.filter(({ carrier }) => carrier !== 'GLS'),
        {
          carrier: 'GLS',
          status: 'failed',
          message: 'GLS hat nicht rechtzeitig geantwortet.',
          missing: [],
        },
        { carrier: 'unknown', status: 'unknown', message: '', missing: [] },
      ],
      changes: [
        {
          carrier: 'unknown',
          code: 'INTERNATIONAL_PRIORITY_EXPRESS_FREIGHT_PALLET_2027',
          name: 'Palettenversand mit Zustellavisierung',
          kind: 'unknown',
          fields: [{ field: 'unknown', before: null, after: 'x' }],
        },
        {
          carrier: 'DHL',
          code: 'DHL_PAKET',
          name: 'Paket',
          kind: 'changed',
          fields: [{ field: 'countries', before: 'DE', after: null }],
        },
      ],
    }),
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Deren Produkte bleiben/)).toBeVisible();
    await expect(canvas.getAllByText('leer')).toHaveLength(2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Never: Story = {
  tags: ['state-empty'],
  args: { state: ready(null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.never)).toBeVisible();
  },
};

export const Loading: Story = { args: { state: { kind: 'loading', isSlow: false } } };

export const Failed: Story = {
  args: {
    state: {
      kind: 'failed',
      failure: { status: 503, at: FIXTURE_NOW, requestId: 'req-7f3a91c2' },
      isRetrying: false,
    },
  },
};
