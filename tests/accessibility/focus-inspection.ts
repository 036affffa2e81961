/** A place where the focus stood. */
export interface Stop {
  name: string;
  /** What is wrong with how the focus shows there; empty when nothing is. */
  faults: string[];
}

/** What was met on the way through a page. */
export interface Walk {
  stops: Stop[];
  /** A dialog holds the focus on purpose. */
  isModal: boolean;
  /** The focus came out behind the page. */
  hasLeft: boolean;
  /** Pairs of stops of which the second stands before the first on the page. */
  backwards: string[];
  /** Controls that the focus never reached. */
  unreached: string[];
}

interface WalkMemory {
  stops: Element[];
  /** Where the focus stood before in what holds it. Of a menu that takes no Tab it is the only place. */
  initial: Element | null;
}

/** Runs in a page: sets the focus before its first stop. Returns whether a modal dialog holds it. */
export function startWalk(): boolean {
  const memory: WalkMemory = { stops: [], initial: document.activeElement };
  Object.assign(globalThis, { lotseWalk: memory });
  for (const id of ['lotse-walk-start', 'lotse-walk-end']) document.querySelector(`#${id}`)?.remove();
  const root = document.querySelector('#storybook-root');
  if (root?.closest('[inert], [aria-hidden=true]') || document.querySelector('dialog:modal')) return true;
  const [start, end] = ['lotse-walk-start', 'lotse-walk-end'].map((id) => {
    const border = document.createElement('span');
    border.id = id;
    border.tabIndex = 0;
    return border;
  });
  if (!start || !end) return false;
  memory.initial = null;
  document.body.prepend(start);
  document.body.append(end);
  start.focus();
  return false;
}

/** Runs in a page: judges how the focus shows where it stands; `end` behind the page, `again` where it was before. */
export function inspectFocus(): Stop | 'end' | 'again' {
  const element = document.activeElement;
  const { stops, initial } = (globalThis as unknown as { lotseWalk: WalkMemory }).lotseWalk;
  if (!element || element === document.body || element.id.startsWith('lotse-walk-')) return 'end';
  if (stops.includes(element) || (stops.length === 0 && element === initial)) return 'again';
  stops.push(element);
  // A field that is not to be seen shows its focus on its label.
  const shown = element.getBoundingClientRect().width <= 1 ? (element.closest('label') ?? element) : element;
  return { name: nameOf(element), faults: [...ringFaults(shown), ...coverFaults(shown)] };

  function ringFaults(target: Element): string[] {
    const candidates = [target, ...ancestors(target, 3), ...target.querySelectorAll('*')];
    // The ring of a link that covers its card is drawn around the card.
    const rings = candidates.flatMap((element) =>
      [undefined, '::after'].map((part) => ({ element, style: getComputedStyle(element, part) })),
    );
    const ring = rings.find(
      ({ style }) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
    );
    if (!ring) return ['shows no outline of 2 px'];
    const ringed = ring.element;
    const { outlineColor, outlineOffset } = ring.style;
    const around = Number.parseFloat(outlineOffset) < 0 ? ringed : (ringed.parentElement ?? ringed);
    const ratio = contrast(outlineColor, around);
    return ratio >= 3 ? [] : [`has an outline of ${ratio.toFixed(2)} : 1`];
  }

  function coverFaults(target: Element): string[] {
    const { left, top, right, bottom } = target.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const points = [
      [x, y],
      [left + 3, y],
      [right - 3, y],
      [x, top + 3],
      [x, bottom - 3],
    ];
    const inside = points.filter(
      ([px = 0, py = 0]) => px >= 0 && py >= 0 && px < innerWidth && py < innerHeight,
    );
    if (inside.length === 0) return ['lies outside the window'];
    const covering = inside.flatMap(([px = 0, py = 0]) => {
      const hit = document.elementFromPoint(px, py);
      return !hit ||
        hit.contains(target) ||
        target.contains(hit) ||
        hit.closest('label')?.contains(target) ||
        isButtonAtEndOf(target, hit)
        ? []
        : [nameOf(hit)];
    });
    return covering.length === 0 ? [] : [`is covered by ${covering[0] ?? ''}`];
  }

  /** The button of a field that stands in the field, where the field keeps room for it. */
  function isButtonAtEndOf(field: Element, hit: Element): boolean {
    const button = hit.closest('button');
    if (!button || !field.matches('input') || button.parentElement !== field.parentElement) return false;
    const room = Number.parseFloat(getComputedStyle(field).paddingInlineEnd);
    return button.getBoundingClientRect().width <= room;
  }

  /** Contrast of a colour with what lies behind an element. */
  function contrast(colour: string, element: Element): number {
    const layers = [element, ...ancestors(element, 50)].map(
      (layer) => getComputedStyle(layer).backgroundColor,
    );
    const behind = paint(['#fff', ...layers.toReversed()]);
    const [one, other] = [luminance(paint([behind, colour])), luminance(behind)];
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  }

  /** The colour of layers above each other, in any notation that the browser knows. */
  function paint(colours: string[]): string {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!canvas) return '#fff';
    for (const colour of colours) {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
    }
    const [r = 0, g = 0, b = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return `rgb(${r}, ${g}, ${b})`;
  }

  function luminance(rgb: string): number {
    const [r = 0, g = 0, b = 0] = (rgb.match(/\d+/g) ?? [])
      .map((level) => Number(level) / 255)
      .map((level) => (level <= 0.040_45 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }

  function ancestors(of: Element, most: number): Element[] {
    const found: Element[] = [];
    for (let parent = of.parentElement; parent && found.length < most; parent = parent.parentElement)
      found.push(parent);
    return found;
  }

  function nameOf(of: Element): string {
    const name = of.getAttribute('aria-label') ?? of.closest('label')?.textContent ?? of.textContent;
    return `<${of.localName}> ${name.trim().slice(0, 40)}`;
  }
}

/** Runs in a page after the walk: the order of the stops, and what the walk has left out. */
export function inspectWalk(): Pick<Walk, 'backwards' | 'unreached'> {
  const { stops } = (globalThis as unknown as { lotseWalk: WalkMemory }).lotseWalk;
  for (const id of ['lotse-walk-start', 'lotse-walk-end']) document.querySelector(`#${id}`)?.remove();
  // The walk has scrolled; order is that of the page as it stands at first.
  for (const element of document.querySelectorAll('*')) element.scrollTo(0, 0);
  const backwards = stops.flatMap((stop, index) => {
    const before = stops[index - 1];
    if (!before || pinnedBy(before) !== pinnedBy(stop)) return [];
    const [from, to] = scrollerOf(before) === scrollerOf(stop) ? [areaOf, areaOf] : [seenArea, seenArea];
    return isBackwards(from(before), to(stop)) ? [`${nameOf(before)} → ${nameOf(stop)}`] : [];
  });
  const controls = [
    ...document.body.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, [tabindex="0"]',
    ),
  ].filter(
    (control) =>
      control.tabIndex >= 0 &&
      control.checkVisibility({ visibilityProperty: true }) &&
      !control.closest(':disabled, [inert], [aria-hidden=true]'),
  );
  const unreached = controls.filter((control) => !stops.includes(control) && !isInReachedGroup(control));
  return { backwards, unreached: [...unreached.map(nameOf), ...clickableOnly().map(nameOf)] };

  /** One radio button stands for its group: arrows lead to the others. */
  function isInReachedGroup(control: HTMLElement): boolean {
    return (
      control instanceof HTMLInputElement &&
      control.type === 'radio' &&
      stops.some((stop) => stop instanceof HTMLInputElement && stop.name === control.name)
    );
  }

  /** What looks clickable, but neither is nor belongs to a control. */
  function clickableOnly(): Element[] {
    const control =
      'a, button, input, select, textarea, label, summary, [tabindex], [role=option], [role=row], tr';
    return [...document.querySelectorAll('#storybook-root *')].filter(
      (element) =>
        getComputedStyle(element).cursor === 'pointer' &&
        !element.closest(control) &&
        !element.querySelector(control),
    );
  }

  /** What stays at an edge of the window stands before and behind everything. */
  function pinnedBy(element: Element): Element | null {
    const { position } = getComputedStyle(element);
    if (position === 'sticky' || position === 'fixed') return element;
    return element.parentElement && pinnedBy(element.parentElement);
  }

  /** Up and not to the right, or to the left in the same line; a column to the right starts at its top again. */
  function isBackwards(before: DOMRect, after: DOMRect): boolean {
    const tolerance = 4;
    const isSameLine = after.top < before.bottom - tolerance && before.top < after.bottom - tolerance;
    if (isSameLine) return after.right <= before.left + tolerance;
    return after.bottom <= before.top + tolerance && after.left <= before.right - tolerance;
  }

  function areaOf(element: Element): DOMRect {
    const area = element.getBoundingClientRect();
    return area.width <= 1 ? (element.closest('label') ?? element).getBoundingClientRect() : area;
  }

  /** What a list has scrolled away stands where the list ends, for whatever stands outside of it. */
  function seenArea(element: Element): DOMRect {
    const area = areaOf(element);
    const frame = scrollerOf(element)?.getBoundingClientRect();
    if (!frame) return area;
    const [top = 0, bottom = 0] = [area.top, area.bottom].map((y) =>
      Math.min(Math.max(y, frame.top), frame.bottom),
    );
    return new DOMRect(area.left, top, area.width, bottom - top);
  }

  /** Whatever scrolls by itself, up and down, around an element. */
  function scrollerOf({ parentElement }: Element): Element | null {
    if (!parentElement || parentElement === document.body) return null;
    const scrolls = /auto|scroll/u.test(getComputedStyle(parentElement).overflowY);
    return scrolls && parentElement.scrollHeight > parentElement.clientHeight
      ? parentElement
      : scrollerOf(parentElement);
  }

  function nameOf(of: Element): string {
    const name = of.getAttribute('aria-label') ?? of.closest('label')?.textContent ?? of.textContent;
    return `<${of.localName}> ${name.trim().slice(0, 40)}`;
  }
}
