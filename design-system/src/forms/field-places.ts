import { Listeners } from './listeners.ts';
import { enclosingNames } from './names.ts';

/** What a field tells of itself while it stands on the page. */
export interface Place {
  /** What it is called there. */
  readonly label: string;
  /** It shows all that stands at its name and below it, e.g. a choice of several, or a range of days. */
  readonly isWhole?: boolean;
}

/** Where the fields stand at the moment: another object once fields have come or gone. */
export interface PlacesNow {
  readonly idOf: (name: string) => string;
  readonly sorted: (names: Iterable<string>) => string[];
}

/**
 * Which fields of a form stand on the page, what they are called there, and in what order. A field
 * that is folded away stands where the element with the id of what it belongs to is: `feld-from`
 * holds the place of `from.email`.
 */
export class FieldPlaces {
  readonly #places = new Map<string, Place>();
  readonly #listeners = new Listeners();
  readonly #prefix: string;
  #now: PlacesNow;
  #isTelling = false;

  /** @param prefix begins the ids of all fields; one of its own for each form of a page */
  constructor(prefix: string) {
    this.#prefix = prefix;
    this.#now = this.#look();
  }

  /** Id of the element that takes the focus for a field: target of the error summary's links. */
  readonly idOf = (name: string): string => `${this.#prefix}-${name.replaceAll('.', '-')}`;

  /** A field has come to the page. Returns what takes it away again. */
  add(name: string, place: Place): () => void {
    this.#places.set(name, place);
    this.#tellSoon();
    return () => {
      // A row that moved up has taken the name over by now.
      if (this.#places.get(name) === place) this.#places.delete(name);
      this.#tellSoon();
    };
  }

  /** What a field on the page is called there. */
  labelOf(name: string): string | undefined {
    return this.#places.get(name)?.label;
  }

  /** The field that speaks for a value: the whole one that it is a part of, such as `tags` for `tags.0`, or itself. */
  readonly spokenForBy = (name: string): string =>
    enclosingNames(name).find((around) => this.#places.get(around)?.isWhole) ?? name;

  /** Whether something on the page takes the focus for the field, or will once it is unfolded. */
  has(name: string): boolean {
    // A field may show what takes the focus only once it has an error.
    return this.#places.has(name) || this.#elementOf(name) !== null;
  }

  /** Names as a person meets their fields on the page; what stands nowhere comes last, as it came. */
  readonly sorted = (names: Iterable<string>): string[] =>
    [...names]
      .map((name) => ({ name, element: this.#elementOf(name) }))
      .toSorted((a, b) => compare(a.element, b.element))
      .map(({ name }) => name);

  /** Hears of fields that have come or gone, all of a rendering at once. */
  readonly subscribe = this.#listeners.subscribe;
  readonly now = (): PlacesNow => this.#now;

  #look(): PlacesNow {
    return { idOf: this.idOf, sorted: this.sorted };
  }

  #elementOf(name: string): HTMLElement | null {
    for (const around of enclosingNames(name)) {
      const element = document.getElementById(this.idOf(around));
      if (element) return element;
    }
    return null;
  }

  #tellSoon(): void {
    if (this.#isTelling) return;
    this.#isTelling = true;
    queueMicrotask(() => {
      this.#isTelling = false;
      this.#now = this.#look();
      this.#listeners.notify();
    });
  }
}

function compare(a: HTMLElement | null, b: HTMLElement | null): number {
  if (a === b) return 0;
  if (!a || !b) return a ? -1 : 1;
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
