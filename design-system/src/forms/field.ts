import type { Announcements } from './announcements.ts';
import type { FieldPlaces } from './field-places.ts';
import type { Store } from './store.ts';

/** What a field needs of its form. */
export interface FieldHost {
  readonly store: Store;
  readonly places: FieldPlaces;
  readonly announcements: Announcements;
  readonly valueOf: (name: string) => unknown;
  readonly settledValueOf: (name: string) => unknown;
  readonly type: (name: string, text: string) => void;
  readonly choose: (name: string, value: unknown) => void;
  readonly leave: (name: string) => void;
  readonly onFill: (listener: () => void) => () => void;
  readonly onSettle: (listener: () => void) => () => void;
}

/**
 * One field of a form, as bound fields take it: `form.at('block.address.city')`. The same object for
 * the same name, so that it can be handed to memoised parts.
 */
export class FormField<out Value> {
  readonly host: FieldHost;
  readonly name: string;

  constructor(host: FieldHost, name: string) {
    this.host = host;
    this.name = name;
  }

  /** Id of the element that takes the focus. */
  get id(): string {
    return this.host.places.idOf(this.name);
  }

  /** The value as it stands. Not for rendering: nothing is subscribed to. */
  read(): Value {
    return this.host.valueOf(this.name) as Value;
  }

  /** Takes over what a person types. */
  type(text: string): void {
    this.host.type(this.name, text);
  }

  /** Takes over a choice: it is complete at once. What the rules say of it, they say afterwards. */
  choose(value: unknown): void {
    this.host.choose(this.name, value);
  }

  /** The focus has gone elsewhere. */
  leave(): void {
    this.host.leave(this.name);
  }
}
