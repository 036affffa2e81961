import type { Meta, StoryObj } from '@storybook/react-vite';
import { shipments } from 'contract/fixtures';
import { expect } from 'storybook/test';
import { daysEarlier, neverOrdered, panelArgs, panelState } from './shipment-panel-fixtures.ts';
import { shipmentPanelCopy as copy } from './ShipmentPanel.copy.ts';
import { ShipmentPanel } from './ShipmentPanel.tsx';

/** What the panel says of each status; one in delivery is among its states. */
const meta = {
  component: ShipmentPanel,
  parameters: { layout: 'fullscreen' },
  args: { ...panelArgs, state: panelState('delivered'), sameRecipientHref: '#derselbe' },
} satisfies Meta<typeof ShipmentPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Template: Story = {
  args: { state: panelState('avis', { packingNotes: 'Zwei Lagen Luftpolster, Lieferschein obenauf' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sendungsnummer noch nicht vergeben')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Versandetikett drucken' })).toBeDisabled();
    await expect(canvas.queryByRole('heading', { name: 'Sendungsverlauf' })).toBeNull();
    await expect(canvas.getByText(/^Vervollständigen Sie sie, um sie zu beauftragen/)).toBeVisible();
    // Before all else, and no line among the details.
    const notes = canvas.getByText('Zwei Lagen Luftpolster, Lieferschein obenauf');
    await expect(notes.closest('dl')).toBeNull();
  },
};

const announced = { from: '2026-11-20T13:00:00.000Z', until: '2026-11-20T15:00:00.000Z' };

/** On the van: its carrier has announced the hours. */
export const DeliveryWindow: Story = {
  args: { state: panelState('in_delivery', { deliveryWindow: announced }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^heute, 14:00–16:00.Uhr$/)).toBeVisible();
    await expect(canvas.getByText('Voraussichtliche Zustellung')).toBeVisible();
  },
};

/** Later than promised, but on the van: the hours are what is expected now. */
export const DeliveryWindowOfALateOne: Story = {
  tags: ['interaction'],
  args: {
    state: panelState('in_delivery', { deliveryWindow: announced, expectedDeliveryDate: '2026-11-19' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Voraussichtliche Zustellung')).toBeVisible();
    await expect(canvas.getByText(/^heute, 14:00–16:00.Uhr$/)).toBeVisible();
    await expect(canvas.queryByText('Zustellung war geplant für')).toBeNull();
  },
};

/** The hours are over and it has not come: only the day is left. */
export const DeliveryWindowOver: Story = {
  tags: ['interaction'],
  args: {
    state: panelState('in_delivery', {
      deliveryWindow: { from: '2026-11-20T10:00:00.000Z', until: '2026-11-20T12:00:00.000Z' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/–\d\d:\d\d.Uhr/)).toBeNull();
  },
};

/** A parcel abroad with everything that a shipment may carry. */
export const EveryDetail: Story = {
  args: {
    state: panelState('ordered', {
      ...shipments.find(({ to }) => to.address.countryCode === 'CH'),
      status: 'ordered',
      createdAt: '2026-11-19T13:05:00.000Z',
      printedAt: '2026-11-19T13:05:00.000Z',
      expectedDeliveryDate: '2026-11-21',
      insured: true,
      dangerous: true,
      ddp: true,
      neutralShipment: true,
      declaredValue: 1480,
      referenceNumber2: 'KST 40417',
      goodsDescription1: 'Messbrücken aus Stahl',
      goodsDescription2: 'kalibriert, mit Zertifikat',
      packingNotes: 'Zwei Lagen Luftpolster',
      customs: {
        reason: 'sale',
        items: [
          {
            description: 'Measuring bridge, steel',
            quantity: 4,
            netWeightKg: 1.85,
            valueEur: 320,
            tariffNumber: '90172039',
            originCountryCode: 'DE',
            isTotal: false,
          },
          {
            description: 'Calibration certificate',
            quantity: 4,
            netWeightKg: 0.08,
            valueEur: 200,
            tariffNumber: '',
            originCountryCode: 'DE',
            isTotal: true,
          },
        ],
      },
      shipmentData: {
        ...panelState('ordered').value.shipment.shipmentData,
        requestedDeliveryDate: '2026-11-21',
        isSaturdayDelivery: true,
      },
    }),
  },
  tags: ['state-many'],
  play: async ({ canvas }) => {
    canvas.getByRole('heading', { name: 'Packstücke' }).scrollIntoView();
    await expect(canvas.getByText('Verzollt geliefert (DDP)')).toBeVisible();
    await expect(canvas.getByText('Messbrücken aus Stahl')).toBeVisible();
    await expect(canvas.getByText('kalibriert, mit Zertifikat')).toBeVisible();
    await expect(canvas.getByText('Zwei Lagen Luftpolster').closest('dl')).toBeNull();
    await expect(canvas.getByText('Grund der Ausfuhr: Verkauf von Waren')).toBeVisible();
    await expect(canvas.getByText(/^gesamt 200,00\s€$/)).toBeVisible();
    await expect(canvas.getByText(/^7,48\skg netto · 1\.480,00\s€ gesamt$/)).toBeVisible();
    await expect(canvas.getByText('Warentarifnummer 90172039 · Ursprung Deutschland')).toBeVisible();
  },
};

export const BeingOrdered: Story = {
  args: { state: panelState('avis', { ordering: 'open', priceNetCents: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wird beauftragt')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Versandetikett drucken' })).toBeDisabled();
  },
};

/** No carrier says what became of it, so people do. */
export const OrderUnclear: Story = {
  args: { state: panelState('avis', { ordering: 'unclear', priceNetCents: null }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Wir klären, ob .* Beauftragen Sie bis dahin nicht erneut\.$/),
    ).toBeVisible();
    await expect(canvas.getByText('Der Verlauf beginnt, sobald die Sendung beauftragt ist.')).toBeVisible();
  },
};

/** The carrier never got the order. */
export const NeverOrdered: Story = {
  args: { state: neverOrdered('Nicht beauftragt: Der Auftrag ist nicht beim Dienstleister angekommen.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nicht beauftragt')).toBeVisible();
    await expect(canvas.queryByText('Storniert')).toBeNull();
    await expect(canvas.queryByText(/vergeben/)).toBeNull();
    const print = canvas.getByRole('button', { name: 'Versandetikett drucken' });
    await expect(print).toHaveAccessibleDescription(/^Der Auftrag hat den Dienstleister nicht erreicht/);
    await expect(canvas.getAllByText(/kein.* Versandetikett|noch Versandetikett/)).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: 'Jetzt aktualisieren' })).toBeNull();
    const next = canvas.getByRole('link', { name: 'Weitere Sendung an denselben Empfänger' });
    await expect(next).toHaveAttribute('href', '#derselbe');
  },
};

/** Nobody has written down what became of it. */
export const NeverOrderedWithoutHistory: Story = {
  args: { state: neverOrdered(null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Eine nicht beauftragte Sendung hat keinen Verlauf.')).toBeVisible();
  },
};

export const Delayed: Story = {
  args: { state: daysEarlier(2, panelState('transit', { expectedDeliveryDate: '2026-11-19' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.expectedWas).closest('[data-tone]')).toHaveAttribute(
      'data-tone',
      'warning',
    );
    // The reason below the chip is no reason to move the button beside it.
    const chip = canvas.getByText('Unterwegs').getBoundingClientRect();
    const close = canvas.getByRole('button', { name: 'Sendung schließen' }).getBoundingClientRect();
    await expect(Math.abs(chip.top + chip.bottom - close.top - close.bottom)).toBeLessThanOrEqual(
      // On a phone it is larger than the chip, and their upper edges are in line.
      window.innerWidth < 600 ? 12 : 2,
    );
  },
};

export const Delivered: Story = {
  args: { state: panelState('delivered', { packingNotes: 'Zwei Lagen Luftpolster' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Beim Empfänger oder Ablageort angekommen.')).toBeVisible();
    // Nobody packs it any more.
    await expect(canvas.getByText('Zwei Lagen Luftpolster').closest('dl')).not.toBeNull();
  },
};

export const Exception: Story = {
  args: { state: panelState('exception', { exceptionReason: 'Adresse unklar' }) },
  play: async ({ canvas }) => {
    const band = canvas.getByText('Ausnahme: Adresse unklar').closest('[data-tone="danger"]');
    const panel = canvas.getByRole('region', { name: /^Sendung LO-/ }).getBoundingClientRect();
    await expect((band?.getBoundingClientRect().left ?? Infinity) - panel.left).toBeLessThanOrEqual(1);
    const event = canvas.getByText('Zustellung nicht möglich').closest('li');
    await expect(event).toHaveAttribute('data-tone', 'danger');
    await expect(event).not.toHaveTextContent('Delivery attempted');
  },
};

/** The carrier's own words, for whoever talks to it. */
export const OriginalWords: Story = {
  args: Exception.args,
  play: async ({ canvas, userEvent }) => {
    const words = canvas.getByRole('switch', { name: 'Originaltext des Dienstleisters anzeigen' });
    const event = canvas.getByText('Zustellung nicht möglich').closest('li');
    await userEvent.click(words);
    await expect(event).toHaveTextContent('Delivery attempted');
    await userEvent.click(words);
    await expect(event).not.toHaveTextContent('Delivery attempted');
    await userEvent.click(words);
  },
};

export const Returned: Story = {
  args: { state: panelState('returned') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Auf dem Rückweg zum Absender oder zurück.')).toBeVisible();
  },
};

export const Cancelled: Story = {
  args: { state: panelState('cancelled') },
  play: async ({ canvas }) => {
    const [, event] = canvas.getAllByText('Storniert');
    await expect(event?.closest('li')).toHaveAttribute('data-tone', 'muted');
  },
};

const { shipmentData } = panelState('unknown').value.shipment;

/** A status and a packaging of a newer platform. */
export const Unknown: Story = {
  args: {
    state: panelState('unknown', {
      shipmentData: {
        ...shipmentData,
        packages: shipmentData.packages.map((row) => ({ ...row, packaging: 'unknown' })),
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Diesen Status kennt diese Version noch nicht.')).toBeVisible();
    const [packaging] = canvas.getAllByRole('cell', { name: 'Unbekannt' });
    await expect(packaging).toBeVisible();
  },
};
