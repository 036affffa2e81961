import type { CompletedToday, ScannedShipment, Shipment } from 'contract';
import type { LabelState } from '../../../patterns/LabelDialog/LabelDialog.tsx';
import type { FailureDetails } from '../../../patterns/LoadFailure/LoadFailure.tsx';
import type { Fetched, Refusal } from '../../../patterns/ResourceView/resource.ts';
import type { NextPickupFacts } from '../../pickups/Pickups/pickups-state.ts';

/** A shipment with its label. */
interface Printed {
  readonly shipment: Shipment;
  /** It had been ordered before, and its label was printed once more. */
  readonly isReprint: boolean;
}

/** What was done last, told until the next scan. */
export type BenchResult =
  | ({ readonly kind: 'printed' } & Printed)
  /** A template was left for later; whether what was typed into its form is kept in this tab. */
  | { readonly kind: 'put-back'; readonly shipment: Shipment; readonly isKept: boolean };

/** Where one parcel stands on its way over the bench. What was scanned stays in sight until it is dealt with. */
export type BenchStep =
  | { readonly kind: 'waiting'; readonly result: BenchResult | null }
  | { readonly kind: 'searching'; readonly number: string }
  | { readonly kind: 'failed'; readonly number: string; readonly failure: FailureDetails }
  | { readonly kind: 'none'; readonly number: string }
  | {
      readonly kind: 'several';
      readonly number: string;
      /** As many as there are keys from 1 to 9. */
      readonly shipments: readonly ScannedShipment[];
      readonly hasMore: boolean;
    }
  | { readonly kind: 'ordered'; readonly shipment: ScannedShipment }
  /** Somebody is ordering it right now, or nobody knows what became of that. */
  | { readonly kind: 'ordering'; readonly shipment: ScannedShipment }
  /** A template, with the number that led to it: its form stands on the page. */
  | { readonly kind: 'completing'; readonly number: string; readonly shipment: ScannedShipment }
  /** Its label is shown, or was closed before anybody has said that it was printed. */
  | ({ readonly kind: 'label' } & Printed);

/** Everything that the screen can be in. */
export type PackingBenchState =
  /** Whoever packs reads and changes shipments. */
  | { readonly kind: 'forbidden'; readonly refusal: Refusal }
  | {
      readonly kind: 'open';
      readonly step: BenchStep;
      /** Scanned while something else was to be finished first; comes next by itself. */
      readonly next: string | null;
      readonly label: LabelState;
      readonly completed: Fetched<CompletedToday>;
      /** The driver's time is the packer's; nothing is said until it is known. */
      readonly nextPickup: NextPickupFacts;
      readonly hasSound: boolean;
    };

/** What the screen reports. */
export interface PackingBenchCallbacks {
  /** A whole number was scanned or typed, wherever the focus was. */
  readonly onScan: (number: string) => void;
  readonly onRetry: () => void;
  /** One of several was chosen. */
  readonly onChoose: (shipment: ScannedShipment) => void;
  /** Show the label, also of what was ordered before. */
  readonly onOpenLabel: () => void;
  readonly onCloseLabel: () => void;
  /** The label was handed to the browser for printing. */
  readonly onTakeLabel: () => void;
  /** On to the next parcel: the label is printed, or nobody wants it. */
  readonly onNext: () => void;
  /** The label of something that was completed here. */
  readonly onPrintAgain: (shipment: ScannedShipment) => void;
  readonly onSoundChange: (hasSound: boolean) => void;
}

/** Where the screen leads. */
export interface PackingBenchHrefs {
  readonly home: string;
  /** Where somebody goes who packs no more. */
  readonly leave: string;
  /** The list, with what has this number. */
  readonly search: (number: string) => string;
  readonly shipment: (id: string) => string;
}
