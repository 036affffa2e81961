import type { ElementHandle, Page } from 'playwright';

/** What would end the play for everybody: who signs out or removes persons and organisations has nobody left. */
const ENDS_THE_PLAY =
  'abmelden|auflösen|aus dem team|person entfernen|mitglied entfernen|zugang|sperren|rolle|organisation verlassen|organisation wechseln';

interface Chosen {
  readonly element: ElementHandle<HTMLElement | SVGElement>;
  /** What it is, for the way back to a finding. */
  readonly what: string;
  readonly kind: string;
}

/**
 * Chooses one of the things on the page that a hand can reach now: whatever lies under a dialog or outside of the
 * window is not.
 *
 * @param random a number from 0 up to 1
 * @returns undefined where there is nothing
 */
export async function chooseElement(page: Page, random: number): Promise<Chosen | undefined> {
  const handle = await page.evaluateHandle(
    ([number, endsThePlay]) => {
      const selector =
        'a[href], button, input, textarea, select, summary, [role=button], [role=option], [role=tab], [role=menuitem], [role=menuitemcheckbox], [role=menuitemradio], [role=spinbutton], [role=gridcell][tabindex], label:has(input)';
      const ends = new RegExp(endsThePlay, 'i');
      const isReached = (element: Element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        if (width < 2 || height < 2) return false;
        const [x, y] = [left + width / 2, top + height / 2];
        const there = document.elementFromPoint(x, y);
        return there !== null && (element.contains(there) || there.contains(element));
      };
      const nameOf = (element: Element) =>
        [
          element.getAttribute('aria-label'),
          ...Array.from((element as HTMLInputElement).labels ?? [], ({ textContent }) => textContent),
          element.textContent,
        ]
          .filter(Boolean)
          .join(' ')
          .replaceAll(/\s+/g, ' ')
          .trim()
          .slice(0, 80);
      const candidates = Array.from(document.querySelectorAll<HTMLElement>(selector)).filter((element) => {
        if (element.matches(':disabled, [aria-disabled=true], [inert] *, input[type=file]')) return false;
        if (element instanceof HTMLAnchorElement && element.origin !== location.origin) return false;
        return !ends.test(nameOf(element)) && isReached(element);
      });
      const element = candidates[Math.floor(number * candidates.length)];
      if (!element) return null;
      const type = element instanceof HTMLInputElement ? element.type : '';
      const isText =
        element instanceof HTMLTextAreaElement ||
        ['text', 'search', 'email', 'tel', 'url', 'number', 'password'].includes(type);
      const kind = isText ? 'text' : (element.getAttribute('role') ?? element.tagName.toLowerCase());
      return { element, kind, what: `${kind} „${nameOf(element)}“` };
    },
    [random, ENDS_THE_PLAY] as const,
  );
  const element = (await handle.getProperty('element')).asElement();
  if (!element) return undefined;
  const [kind, what] = await Promise.all(
    ['kind', 'what'].map(async (name) => String(await (await handle.getProperty(name)).jsonValue())),
  );
  return {
    element: element as Chosen['element'],
    kind: kind ?? '',
    what: what ?? '',
  };
}

/** What people type into a field of this name. */
const texts: readonly (readonly [name: RegExp, values: readonly string[]])[] = [
  [/postleitzahl|plz/i, ['24376', '10115', '8010', '']],
  [/e-?\u2060?-?mail/i, ['lager@beispiel.example', 'a@b.example', '']],
  [/telefon/i, ['+49 431 123456', '0431 123456']],
  [/land/i, ['Deutsch', 'Öst', 'Schwei']],
  [/gewicht|länge|breite|höhe|anzahl|menge|wert|kg|cm|€|prozent|stück|tage/i, ['1', '12', '0,5', '40', '']],
];
const otherTexts = ['Meyer', 'Kiel', 'Weserstraße 7', 'Ersatzteile', 'Größe Ä/Ö', '4711', 'x', ''];

/**
 * Does with an element what a hand would do with it.
 *
 * @returns what was done, or undefined where it could not be done any more
 */
export async function act(
  { element, kind, what }: Chosen,
  page: Page,
  random: () => number,
): Promise<string | undefined> {
  const soon = { timeout: 2000 };
  const oneOf = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)];
  try {
    if (kind === 'text') {
      const text = oneOf(texts.find(([name]) => name.test(what))?.[1] ?? otherTexts) ?? '';
      await element.fill(text, soon);
      const key = oneOf(['Tab', 'Tab', 'Enter', 'ArrowDown', 'Escape']) ?? 'Tab';
      await page.keyboard.press(key);
      return `${what}: types „${text}“ and ${key}`;
    }
    if (kind === 'spinbutton') {
      const key = oneOf(['ArrowUp', 'ArrowDown', '1', '2', 'Delete']) ?? '1';
      await element.focus();
      await page.keyboard.press(key);
      return `${what}: presses ${key}`;
    }
    await element.click(soon);
    return `${what}: clicks`;
  } catch {
    // It has moved, gone or been covered in the meantime, as it may under a hand.
    return undefined;
  }
}
