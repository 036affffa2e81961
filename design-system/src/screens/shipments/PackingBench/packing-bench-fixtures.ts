import type { ScannedShipment } from 'contract';
import { FIXTURE_NOW, nextPickup, shipments } from 'contract/fixtures';
import { fn } from 'storybook/test';
import { labelPage } from '../../../stories/label-page.ts';
import { printSettings } from '../../../stories/print-settings.ts';
import { completing } from '../NewShipment/mode-fixtures.ts';
import { domestic, ready } from '../NewShipment/new-shipment-fixtures.ts';
import type { EditingState } from '../NewShipment/new-shipment-state.ts';
import { storyArgs } from '../NewShipment/story-helpers.ts';
import type { BenchStep, PackingBenchCallbacks, PackingBenchState } from './packing-bench-state.ts';
import type { PackingFormProps } from './PackingForm.tsx';

const [prepared] = shipments.filter(({ status }) => status === 'avis');
const [taken] = shipments.filter(({ status }) => status === 'ordered');
if (!prepared || !taken) throw new Error('The fixtures hold no template, or nothing that is ordered');

export const template: ScannedShipment = { ...prepared, orderedAt: null, completedBy: null };
export const ordered: ScannedShipment = {
  ...taken,
  orderedAt: '2026-11-20T08:14:00.000Z',
  printedAt: '2026-11-20T08:15:00.000Z',
  completedBy: 'Timo Brandt',
};

/** What the bench has completed last: as many as it lists. */
const latest: ScannedShipment[] = [
  ordered,
  ...shipments
    .filter(({ id, trackingNumber }) => trackingNumber !== null && id !== ordered.id)
    .slice(0, 4)
    .map((shipment, index) => ({
      ...shipment,
      orderedAt: `2026-11-20T0${7 - index}:${58 - 11 * index}:00.000Z`,
      completedBy: 'Timo Brandt',
    })),
];

/** One step of each kind. */
export const steps = {
  waiting: { kind: 'waiting', result: null },
  searching: { kind: 'searching', number: '4711' },
  failed: { kind: 'failed', number: '4711', failure: { status: 503, at: '2026-11-20T13:05:00.000Z' } },
  none: { kind: 'none', number: '4711' },
  several: { kind: 'several', number: '4711', shipments: [template, ordered], hasMore: false },
  ordered: { kind: 'ordered', shipment: ordered },
  ordering: { kind: 'ordering', shipment: { ...template, ordering: 'open' } },
  completing: { kind: 'completing', number: 'PO-77120', shipment: template },
  label: { kind: 'label', shipment: ordered, isReprint: false },
} as const satisfies { [K in BenchStep['kind']]: Extract<BenchStep, { kind: K }> };

type Open = Extract<PackingBenchState, { kind: 'open' }>;

/** The bench at a step. */
export function at(step: BenchStep, more: Partial<Open> = {}): Open {
  return {
    kind: 'open',
    step,
    next: null,
    label: { kind: 'closed' },
    completed: ready({ shipments: 37, packages: 52, latest }),
    nextPickup: { items: [nextPickup], ready: null },
    hasSound: false,
    ...more,
  };
}

/** Its label as a browser shows it. */
export const labelShown = at(steps.label, { label: { kind: 'ready', file: labelPage } });

/** A spy for each callback, and where the screen leads. Used by stories only. */
export const benchArgs = {
  productName: 'Lotse',
  personName: 'Timo Brandt',
  now: new Date(FIXTURE_NOW),
  printSettings,
  callbacks: {
    onScan: fn(),
    onRetry: fn(),
    onChoose: fn(),
    onOpenLabel: fn(),
    onCloseLabel: fn(),
    onTakeLabel: fn(),
    onNext: fn(),
    onPrintAgain: fn(),
    onSoundChange: fn(),
  } satisfies PackingBenchCallbacks,
  hrefs: {
    home: '/',
    leave: '/sendungen',
    search: (number: string) => `/sendungen?search=${number}`,
    shipment: (id: string) => `/sendungen?shipment=${id}`,
  },
};

const { today, shipmentsHref, callbacks } = storyArgs;

/** The form of a template without weight and product. */
export const formArgs: PackingFormProps = {
  state: completing,
  callbacks,
  surroundings: { today, shipmentsHref },
  shipment: template,
  onPutBack: fn(),
  fullFormHref: `/sendungen/neu?avisIdToComplete=${template.id}`,
};

const { initialInput } = domestic;

/** One parcel to somebody whose name and address take all lines. */
export const longRecipientArgs: PackingFormProps = {
  ...formArgs,
  state: {
    ...domestic,
    mode: 'complete',
    formKey: 'long-recipient',
    initialInput: {
      ...initialInput,
      to: {
        ...initialInput.to,
        companyName: 'Feinmechanik Jeßnitzer & Söhne GmbH',
        companyName2: 'Wareneingang, Tor 4',
      },
      shipmentData: {
        ...initialInput.shipmentData,
        packages: initialInput.shipmentData.packages.slice(0, 1),
      },
    },
  },
};

/** As much as a bench has in hand at once: five rows of packages, a note, and the tariff that a rule has chosen. */
export const fullFormArgs: PackingFormProps = {
  ...formArgs,
  state: {
    ...domestic,
    mode: 'complete',
    formKey: 'five-packages',
    initialInput: {
      ...domestic.initialInput,
      packingNotes: 'Glas – mit 5 cm Polster packen, Lieferschein außen anbringen',
      carrier: '',
      carrierProduct: '',
      carrierProductCode: '',
      shipmentData: {
        ...domestic.initialInput.shipmentData,
        packages: Array.from({ length: 5 }, (_, index) => ({
          packaging: 'box' as const,
          amount: String(index + 1),
          lengthCm: '40',
          widthCm: '30',
          heightCm: '20',
          weightKg: '2,5',
        })),
      },
    },
  },
};

/** Only the press of the button is missing. */
export const complete: EditingState = {
  ...domestic,
  mode: 'complete',
  formKey: 'complete',
  draft: { savedAt: null, restoredFrom: null, storage: 'ok' },
};
