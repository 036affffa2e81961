import type { Geography, Rate, ShipmentFormInput } from 'contract';
import type { RatesState } from '../../../patterns/RateList/rates-state.ts';
import type { Refusal } from '../../../patterns/ResourceView/resource.ts';
import type { FindPlaces } from '../NewShipment/new-shipment-state.ts';

export type QuickRatesState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'forbidden'; readonly refusal: Refusal }
  | {
      readonly kind: 'open';
      /** What it begins with: the usual sender, a package of the usual size, today. */
      readonly initialInput: ShipmentFormInput;
      readonly rates: RatesState;
      /** Whether the person may create shipments; prices may be seen by more people. */
      readonly canCreate: boolean;
      /** The browser keeps nothing, so the rate could not go on into the form. */
      readonly isNotKept?: boolean;
    };

export type OpenQuickRates = Extract<QuickRatesState, { kind: 'open' }>;

export interface QuickRatesCallbacks {
  /** The input as it stands; called at most four times a second. */
  readonly onChange: (input: ShipmentFormInput) => void;
  readonly onFindPlaces: FindPlaces;
  readonly onRetryRates: () => void;
  /** A shipment is to be made with this rate, of what was typed. */
  readonly onCarry: (input: ShipmentFormInput, rate: Rate) => void;
}

export interface QuickRatesSurroundings {
  /** `yyyy-MM-dd` as the person sees it. */
  readonly today: string;
  readonly geography?: Geography;
}
