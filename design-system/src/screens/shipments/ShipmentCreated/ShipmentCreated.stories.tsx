import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Shipment } from 'contract';
import { FIXTURE_NOW, nextPickup, shipments } from 'contract/fixtures';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../../components/Button/Button.tsx';
import { printSettings } from '../../../stories/print-settings.ts';
import type { ShipmentCreatedState } from './shipment-created-state.ts';
import { ShipmentCreated } from './ShipmentCreated.tsx';

const [ordered] = shipments.filter(({ status }) => status === 'ordered');
const [template] = shipments.filter(({ status }) => status === 'avis');
if (!ordered || !template) throw new Error('The fixtures lack an ordered shipment or a template.');

const [onlyPackage] = ordered.shipmentData.packages;
if (!onlyPackage) throw new Error('The ordered shipment has no package.');
const onePiece: Shipment = {
  ...ordered,
  shipmentData: { ...ordered.shipmentData, packages: [{ ...onlyPackage, amount: 1 }] },
};

const failure = { status: 503, at: FIXTURE_NOW, requestId: 'req-7f3a91c2' };
const person = { name: 'Timo Brandt', role: 'Packplatz', organizationName: 'Tietze Feinmechanik GmbH' };

const states = {
  loading: { kind: 'loading', isSlow: false },
  notFound: { kind: 'notFound' },
  forbidden: { kind: 'forbidden', refusal: { person, helper: 'owner' } },
  failed: { kind: 'failed', failure, isRetrying: false },
  ready: { kind: 'ready', value: ordered, isRefreshing: false },
} satisfies { [K in ShipmentCreatedState['kind']]: Extract<ShipmentCreatedState, { kind: K }> };

const meta = {
  component: ShipmentCreated,
  tags: ['no-list'],
  parameters: { layout: 'fullscreen' },
  args: {
    state: states.ready,
    hrefs: {
      list: '#sendungen',
      templates: '#vorlagen',
      shipment: '#sendung',
      newShipment: '#neu',
      sameRecipient: '#derselbe',
      newPickup: '#abholung',
    },
    nextPickup: { items: [nextPickup], ready: null },
    pickupHref: (id) => `#${id}`,
    now: new Date(FIXTURE_NOW),
    label: { kind: 'closed' },
    printSettings,
    onRetry: fn(),
    isDownloading: false,
    onDownload: fn(),
    onOpenLabel: fn(),
    onCloseLabel: fn(),
    onTakeLabel: fn(),
    papers: { state: { kind: 'closed' }, onOpen: fn(), onClose: fn(), onTaken: fn(), onOpenAll: fn() },
  },
} satisfies Meta<typeof ShipmentCreated>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: states.loading } };

/** In the gutter of the page, not in one of its own. */
const standsInTheGutter: Story['play'] = async ({ canvas }) => {
  const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
  await expect(heading.left).toBe(window.innerWidth < 600 ? 16 : 24);
};

export const NotFound: Story = {
  args: { state: states.notFound },
  tags: ['state-empty'],
  play: standsInTheGutter,
};

export const Forbidden: Story = { args: { state: states.forbidden } };

export const Failed: Story = { args: { state: states.failed }, play: standsInTheGutter };

export const TriesAgain: Story = {
  args: { state: states.failed },
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sendung beauftragt' })).toBeVisible();
    for (const term of ['Zustelltag', 'Preis (netto)', 'Empfänger', 'Packstücke'])
      await expect(canvas.getByText(term)).toBeVisible();
    const label = canvas.getByRole('complementary', { name: 'Versandetikett' });
    await expect(within(label).getByText('1Z8E6A436804192545')).toBeVisible();
    await expect(within(label).getByText(/6460 IMST/)).toBeVisible();
    await expect(canvas.getByText(/Drucken Sie jetzt die Versandetiketten\.$/)).toBeVisible();
    await expect(canvas.getByText(/^Beauftragt (am|um) /)).toBeVisible();
    await expect(canvas.getByText('6460 Imst, AT')).toBeVisible();
  },
};

/** Each piece has a label of its own, with its own weight. */
export const LeafsThroughTheLabels: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const label = within(canvas.getByRole('complementary', { name: 'Versandetikett' }));
    await expect(label.getByRole('button', { name: 'Vorheriges Packstück' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(label.getByRole('status')).toHaveTextContent('1 von 2');
    const next = label.getByRole('button', { name: 'Nächstes Packstück' });
    await userEvent.click(next);
    await expect(label.getByRole('status')).toHaveTextContent('2 von 2');
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  },
};

/** One piece has one label, and nothing to leaf through. */
export const OnePiece: Story = {
  args: { state: { ...states.ready, value: onePiece } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Versandetikett drucken' })).toBeVisible();
    await expect(canvas.getByText(/Drucken Sie jetzt das Versandetikett\.$/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Nächstes Packstück' })).toBeNull();
  },
};

/** Somebody has typed on while it was being ordered. */
export const WithoutTheLastChanges: Story = {
  args: { lacksLastChanges: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Ihre letzten Änderungen sind nicht enthalten/)).toBeVisible();
  },
};

/** One step comes first, beside what will be printed; all others are quieter. */
export const PutsOneStepFirst: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas, canvasElement }) => {
    const print = canvas.getByRole('button', { name: '2\u00A0Versandetiketten drucken' });
    await expect([...canvasElement.querySelectorAll('[data-variant="primary"]')]).toEqual([print]);
    const label = canvas.getByRole('complementary', { name: 'Versandetikett' });
    const facts = canvas.getByText('Preis (netto)').getBoundingClientRect();
    await expect(label.getBoundingClientRect().left).toBeGreaterThan(facts.right);
    await expect(label.getBoundingClientRect().top).toBeLessThan(facts.top);
  },
};

/** On a phone the step comes first as well, and what will be printed follows. */
export const ShowsTheLabelLastOnAPhone: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    const tops = [
      canvas.getByRole('button', { name: '2\u00A0Versandetiketten drucken' }),
      canvas.getByText('Preis (netto)'),
      canvas.getByRole('link', { name: 'Neue Sendung' }),
      canvas.getByRole('complementary', { name: 'Versandetikett' }),
    ].map((part) => part.getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  },
};

export const WithLabel: Story = { args: { label: { kind: 'loading' } } };

export const WithoutNumber: Story = {
  args: { state: { ...states.ready, value: { ...ordered, trackingNumber: null } } },
};

/** The address was opened again when the shipment had gone on. */
export const CancelledSince: Story = {
  args: { state: { ...states.ready, value: { ...ordered, status: 'cancelled' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sendung storniert' })).toBeVisible();
    await expect(canvas.getByText('Storniert')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '2\u00A0Versandetiketten drucken' })).toBeNull();
  },
};

/** It is not known yet whether the carrier has taken it. */
export const BeingSettled: Story = {
  args: { state: { ...states.ready, value: { ...template, ordering: 'unclear' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Das Ergebnis wird geklärt' })).toBeVisible();
    await expect(canvas.getByText(/ob der Dienstleister die Sendung angenommen hat/)).toBeVisible();
    await expect(canvas.queryByText('Vorlage gespeichert')).toBeNull();
    await expect(canvas.queryByText(/vergibt die Sendungsnummer später/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: '2\u00A0Versandetiketten drucken' })).toBeNull();
    // Nothing that would order a second parcel.
    await expect(canvas.getAllByRole('link')).toEqual([canvas.getByRole('link', { name: 'Sendung öffnen' })]);
  },
};

export const BeingOrdered: Story = {
  args: { state: { ...states.ready, value: { ...template, ordering: 'open' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Die Sendung wird beauftragt' })).toBeVisible();
    await expect(canvas.getByText('Das Ergebnis steht noch aus.')).toBeVisible();
  },
};

/** The carrier never got the order. */
export const NeverOrdered: Story = {
  args: {
    state: { ...states.ready, value: { ...ordered, status: 'cancelled', trackingNumber: null } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sendung nicht beauftragt' })).toBeVisible();
    await expect(canvas.queryByText('Storniert')).toBeNull();
    await expect(canvas.queryByText(/vergibt/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Weitere Sendung an denselben Empfänger' })).toBeVisible();
  },
};

/** Asking again has failed: what was known stays, and says that it is old. */
export const Old: Story = {
  args: {
    state: { ...states.ready, value: { ...template, ordering: 'open' }, failure },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/letzte bekannte Stand/);
  },
};

/** What becomes of an order while the page is open is heard, in a region that was there before. */
export const TellsWhatBecameOfIt: Story = {
  tags: ['interaction'],
  render: function Settling(args) {
    const [shipment, setShipment] = useState<Shipment>({ ...template, ordering: 'unclear' });
    return (
      <>
        <Button onPress={() => setShipment(ordered)}>Klären</Button>
        <ShipmentCreated {...args} state={{ ...states.ready, value: shipment }} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Klären' }));
    await expect(region).toHaveTextContent('Sendung beauftragt');
    await expect(region).toBeInTheDocument();
  },
};

export const TemplateSaved: Story = { args: { state: { ...states.ready, value: template } } };

const { list, templates, shipment } = meta.args.hrefs;

/** Whoever completes templates may not create what would be next. */
export const OrderedWithoutRights: Story = {
  args: { hrefs: { list, templates, shipment }, nextPickup: null },
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toEqual([canvas.getByRole('link', { name: 'Sendung öffnen' })]);
  },
};

export const TemplateWithoutRights: Story = {
  args: { state: { ...states.ready, value: template }, hrefs: { list, templates, shipment } },
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const HardCases: Story = {
  args: {
    state: {
      ...states.ready,
      value: {
        ...ordered,
        neutralShipment: true,
        to: { ...ordered.to, companyName: 'Orthopädieschuhtechnikermeisterbetriebsgenossenschaft' },
      },
    },
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    // A number stands in one line: it is read aloud and typed.
    const [number] = canvas.getAllByText(ordered.trackingNumber ?? '');
    await expect(number?.getBoundingClientRect().height).toBeLessThan(24);
  },
};
