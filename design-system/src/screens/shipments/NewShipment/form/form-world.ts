import type { PhoneCheck, ShipmentFormInput } from 'contract';

/** What the form needs from outside. */
export interface FormSurroundings {
  /** `yyyy-MM-dd` as the person sees it. */
  readonly today: string;
  readonly isValidPhone: PhoneCheck;
  readonly onChange: (input: ShipmentFormInput) => void;
}

/** Holds what the form needs from outside, so that each use reads the latest. */
export class FormWorld {
  #latest: FormSurroundings;

  constructor(surroundings: FormSurroundings) {
    this.#latest = surroundings;
  }

  take(surroundings: FormSurroundings): void {
    this.#latest = surroundings;
  }

  readonly today = (): string => this.#latest.today;
  readonly isValidPhone: PhoneCheck = (text, countryCode) => this.#latest.isValidPhone(text, countryCode);
  readonly report = (input: ShipmentFormInput): void => this.#latest.onChange(input);
}
