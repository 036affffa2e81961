import type { Meta, StoryObj } from '@storybook/react-vite';
import { nextPickup } from 'contract/fixtures';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  at,
  benchArgs,
  formArgs,
  labelShown,
  longRecipientArgs,
  ordered,
  steps,
  template,
} from './packing-bench-fixtures.ts';
import { PackingBench, type PackingBenchState } from './PackingBench.tsx';
import { PackingForm } from './PackingForm.tsx';

const states = {
  forbidden: {
    kind: 'forbidden',
    refusal: {
      person: { name: 'Timo Brandt', role: '', organizationName: 'Tietze Feinmechanik GmbH' },
      helper: 'owner',
    },
  },
  open: at(steps.waiting),
} satisfies { [K in PackingBenchState['kind']]: Extract<PackingBenchState, { kind: K }> };

const meta = {
  component: PackingBench,
  tags: ['no-data'],
  parameters: { layout: 'fullscreen' },
  args: { ...benchArgs, state: states.open },
} satisfies Meta<typeof PackingBench>;

export default meta;
type Story = StoryObj<typeof meta>;

const scanField = () =>
  screen.findByRole('textbox', { name: 'Referenz, Auftragsnummer oder Sendungsnummer scannen' });

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Packplatz' })).toBeVisible();
    const done = within(canvas.getByRole('complementary', { name: 'Heute abgeschlossen' }));
    await expect(done.getByText(/^37.Sendungen$/)).toBeVisible();
    await expect(done.getByText(/^52.Packstücke$/)).toBeVisible();
    await expect(done.getByRole('heading', { name: 'Zuletzt abgeschlossen' })).toBeVisible();
    await expect(
      done.getByRole('button', { name: `Etikett erneut drucken: ${ordered.trackingNumber}` }),
    ).toBeVisible();
    await expect(done.getByText(/^Nächste Abholung: heute bis 16:30.Uhr$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Verlassen' })).toHaveAttribute('href', '/sendungen');
    await waitFor(async () => expect(await scanField()).toHaveFocus());
  },
};

export const Loading: Story = {
  args: { state: at(steps.searching, { completed: { kind: 'loading', isSlow: false } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('„4711“ wird gesucht …')).toBeVisible();
    await expect(canvas.getByText('Wird gezählt …')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    state: at(steps.failed, {
      completed: { kind: 'failed', failure: { at: '2026-11-20T13:05:00.000Z' }, isRetrying: false },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('„4711“ konnte nicht gesucht werden.')).toBeVisible();
    await expect(canvas.getByText(/Die Nummer bleibt hier stehen/)).toBeVisible();
    await expect(
      canvas.getByText('Was heute abgeschlossen wurde, konnte nicht geladen werden.'),
    ).toBeVisible();
  },
};

export const Forbidden: Story = { args: { state: states.forbidden } };

export const NoHits: Story = {
  args: { state: at(steps.none) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Keine Vorlage zu „4711“ gefunden.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'In der Sendungsliste suchen' })).toHaveAttribute(
      'href',
      '/sendungen?search=4711',
    );
  },
};

export const OtherLayout: Story = {
  args: { state: at({ kind: 'none', number: 'LOß104512' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Keine Vorlage zu „LOß104512“ gefunden.')).toBeVisible();
    await expect(
      canvas.getByText(/^Der Scanner hat eine andere Tastaturbelegung als dieser Computer/),
    ).toBeVisible();
  },
};

export const Several: Story = {
  args: { state: at(steps.several) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mehrere Sendungen zu „4711“ gefunden.')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^LO-/ })).toHaveLength(2);
  },
};

/** More than there are keys. */
export const Many: Story = {
  args: {
    state: at({
      ...steps.several,
      hasMore: true,
      shipments: Array.from({ length: 9 }, (_, index) => ({
        ...(index === 0 ? template : ordered),
        id: `shp_${index}`,
      })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Es gibt noch mehr/)).toBeVisible();
  },
};

export const AlreadyOrdered: Story = {
  args: { state: at(steps.ordered) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Bereits beauftragt am 20\.11\.2026, 09:14.Uhr\. Etikett erneut drucken\?$/),
    ).toBeVisible();
    await expect(canvas.getByText('Abgeschlossen von Timo Brandt.')).toBeVisible();
    await expect(
      canvas.getByText(/^Bereits gedruckt am 20\.11\.2026 um 09:15.Uhr von Jana Möller\.$/),
    ).toBeVisible();
  },
};

/** By a platform that does not say when. */
export const OrderedSometime: Story = {
  args: { state: at({ kind: 'ordered', shipment: { ...ordered, orderedAt: null, printedAt: null } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bereits beauftragt. Etikett erneut drucken?')).toBeVisible();
  },
};

export const BeingOrdered: Story = {
  args: { state: at(steps.ordering) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Diese Sendung wird gerade beauftragt.')).toBeVisible();
  },
};

export const Completing: Story = {
  args: { state: at(steps.completing, { next: '4712' }), form: <PackingForm {...formArgs} /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Abschließen und drucken/ })).toBeVisible();
    await expect(canvas.getByText('Vorlage gefunden')).toBeVisible();
    await expect(canvas.getByText('PO-77120')).toBeVisible();
    await expect(canvas.getByText('Danach wird „4712“ gesucht.')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: /Gewicht/ })[0]).toHaveFocus());
  },
};

/** A name and an address of many lines leave the product above the bar. */
export const LongRecipient: Story = {
  globals: { viewport: { value: 'w1440' } },
  args: { state: at(steps.completing), form: <PackingForm {...longRecipientArgs} /> },
  play: async ({ canvas }) => {
    const change = await canvas.findByRole('button', { name: 'Versandprodukt ändern' });
    const { left, bottom } = change.parentElement?.getBoundingClientRect() ?? new DOMRect();
    // The lower edge of its card is the card's own, and nothing lies over it.
    await expect(document.elementFromPoint(left + 20, bottom - 1)).toBe(change.parentElement);
  },
};

export const Label: Story = {
  args: { state: labelShown },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '2\u00A0Versandetiketten drucken' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const NotPrintedYet: Story = {
  args: { state: at(steps.label) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Das Etikett ist noch nicht gedruckt.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ohne Etikett weiter' })).toBeVisible();
  },
};

export const Done: Story = {
  args: {
    state: at(
      { kind: 'waiting', result: { kind: 'printed', shipment: ordered, isReprint: false } },
      {
        hasSound: true,
        nextPickup: {
          items: [{ ...nextPickup, selfDelivery: true, lastPossiblePickupTime: null }],
          ready: null,
        },
      },
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`Sendung ${ordered.orderNumber} ist abgeschlossen.`)).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Signalton' })).toBeChecked();
  },
};

export const Reprinted: Story = {
  args: { state: at({ kind: 'waiting', result: { kind: 'printed', shipment: ordered, isReprint: true } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Das Etikett der Sendung LO-\d+ ist gedruckt\.$/)).toBeVisible();
  },
};

/** Left for later, with what was typed. */
export const PutBack: Story = {
  args: {
    state: at({ kind: 'waiting', result: { kind: 'put-back', shipment: template, isKept: true } }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(`Vorlage ${template.orderNumber} ist zurückgestellt.`),
    ).toBeVisible();
    await expect(canvas.getByText(/^Ihre Eingaben bleiben in diesem Tab als Entwurf erhalten/)).toBeVisible();
  },
};

export const HardCases: Story = {
  globals: { viewport: { value: 'w320' } },
  args: {
    state: at({
      ...steps.several,
      number: '00340433836442636597-Donaudampfschifffahrtsgesellschaft',
      shipments: [
        template,
        {
          ...ordered,
          to: { ...ordered.to, companyName: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' },
        },
      ],
    }),
  },
};
