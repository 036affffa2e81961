import type {
  AddressBlock,
  Carrier,
  DeliverySpeed,
  Rate,
  RateRequest,
  Shipment,
  ShipmentData,
  ShipmentType,
  TrackingEvent,
  UnavailableProduct,
} from 'contract';
import type { CarrierFaults } from './faults.ts';
import type { OrderBook } from './simulation/order-book.ts';

/** What a carrier can do for a parcel: its prices, and the products that cannot take it with the reason. */
export interface CarrierOffer {
  readonly rates: Rate[];
  readonly unavailable: UnavailableProduct[];
}

/** A product as its carrier describes it in its catalogue. */
export interface CatalogueProduct {
  readonly code: string;
  readonly name: string;
  readonly deliverySpeed: DeliverySpeed;
  readonly contents: readonly ShipmentType[];
  /** Codes of the countries that it delivers to. */
  readonly countries: readonly string[];
  /** Heaviest piece, kg. */
  readonly maxWeightKg: number;
}

/** Everything a carrier needs to know to take an order. Money in EUR, as in the contract. */
export interface CarrierOrder {
  readonly carrier: Carrier;
  /** Our id of the shipment. The same reference is the same order, however often it is sent. */
  readonly reference: string;
  /** „Auftragsnummer“, printed on the label. */
  readonly orderNumber: string;
  readonly productCode: string;
  /** Where the parcel starts. */
  readonly from: AddressBlock;
  /** Who stands on the label as the sender: `from`, or the neutral sender address. */
  readonly printedSender: AddressBlock;
  readonly to: AddressBlock;
  readonly shipmentData: ShipmentData;
  readonly dangerous: boolean;
  readonly insured: boolean;
  readonly declaredValue: number | null;
  readonly referenceNumber: string;
  readonly referenceNumber2: string;
  /** What was agreed on for this order alone, in place of the carrier's tariff; null where that holds. */
  readonly agreement: AgreedPrice | null;
  /** Net, in cents of EUR, as whoever orders was shown it; null where nobody has seen a price. */
  readonly shownPriceCents: number | null;
}

/** An individual offer: money in cents of EUR, net; the day as `yyyy-MM-dd`. */
export interface AgreedPrice {
  readonly priceNetCents: number;
  readonly deliveryDate: string;
}

/** The carrier's yes. `rate` is what it charges and when it delivers: the price that binds. */
export interface OrderConfirmation {
  /** Null while the carrier has not given one yet; `find` tells it later. */
  readonly trackingNumber: string | null;
  /** One number per piece in the order of the package rows; the first is the tracking number. */
  readonly pieceNumbers: readonly string[];
  readonly rate: Rate;
}

/** An order in the carrier's books. */
export interface TakenOrder {
  readonly confirmation: OrderConfirmation;
  readonly takenAt: Date;
}

/** An order that the carrier has taken. */
export interface OrderedParcel extends CarrierOrder {
  /** Null while the carrier has not given one yet. */
  readonly trackingNumber: string | null;
  readonly orderedAt: Date;
  /** The delivery day that was promised, `yyyy-MM-dd`. */
  readonly deliveryDay: string;
}

/** What a carrier reports of a parcel. */
export interface CarrierEvent extends TrackingEvent {
  /** The hours within which it comes, where this report announces them; they hold until the next one. */
  readonly deliveryWindow?: Shipment['deliveryWindow'];
}

/** One that has its number: only such a parcel has a label and can be followed. */
export interface NumberedParcel extends OrderedParcel {
  readonly trackingNumber: string;
}

/**
 * One transport company. Every call may be aborted and then rejects with the signal's reason; how
 * long to wait is the caller's decision. Everything else that goes wrong is a `CarrierError`.
 */
export interface CarrierConnection {
  readonly carrier: Carrier;
  /** Name to show; a simulated carrier says that it is one. */
  readonly displayName: string;
  /** Whether what it is asked counts and costs; else it is its test environment, or simulated. */
  readonly isProduction: boolean;
  /** Everything that it can be ordered by code, whatever the parcel. */
  readonly products: readonly { readonly code: string; readonly name: string }[];
  /**
   * What it offers by now; what is missing there it does not offer any more. It is what somebody else has sent:
   * `readCatalogue` judges it.
   */
  catalogue(signal?: AbortSignal): Promise<readonly CatalogueProduct[]>;
  rates(request: RateRequest, signal?: AbortSignal): Promise<CarrierOffer>;
  /**
   * Idempotent by `reference`: the same order sent again is the same order. Refused where it would cost something
   * else than what was shown.
   */
  order(order: CarrierOrder, signal?: AbortSignal): Promise<OrderConfirmation>;
  /**
   * What became of the order with this reference: null when the carrier knows nothing of it. A carrier
   * that has no such question leaves it out; then a person has to find out.
   */
  readonly find?: (reference: string, signal?: AbortSignal) => Promise<TakenOrder | null>;
  /** Milliseconds after the last sign of an order being sent, after which one that was not found will not come any more. */
  readonly orderArrivesWithinMs: number;
  /** The label as a PDF, A6, one page per piece. */
  label(parcel: NumberedParcel, signal?: AbortSignal): Promise<Uint8Array>;
  /** Everything that has happened so far, newest first; ids stay the same between calls. */
  track(parcel: NumberedParcel, signal?: AbortSignal): Promise<CarrierEvent[]>;
  /** Refused once the carrier has the parcel. Idempotent: what is cancelled already may be cancelled again. */
  cancel(parcel: OrderedParcel, signal?: AbortSignal): Promise<void>;
  /**
   * Tells it at the end of a day what its driver takes along; what is closed it does not cancel any more. It may
   * refuse single parcels and close the others. Idempotent: what is closed already may be closed again.
   *
   * @returns those that are not closed
   */
  close(parcels: readonly OrderedParcel[], signal?: AbortSignal): Promise<readonly ClosingRefusal[]>;
}

/** A parcel that its carrier has not closed, by our id of it; the reason is German and meant for the person. */
export interface ClosingRefusal {
  readonly reference: string;
  readonly reason: string;
}

/** What a carrier may take from the world around it. */
export interface CarrierEnvironment {
  readonly now: () => Date;
  /** Failures that tests and demonstrations switch on. */
  readonly faults: CarrierFaults;
  /** Multiplies the simulated answering times of 100 ms to 3 s; 0 answers at once. */
  readonly latencyScale: number;
  /** What the simulated carriers have taken. */
  readonly orderBook: OrderBook;
  /** The same seed gives the same answering times in the same order of calls. */
  readonly seed: string;
}

/** What each carrier's folder exports. */
export type CarrierFactory = (environment: CarrierEnvironment) => CarrierConnection;
