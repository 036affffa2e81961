/** The part of a page that a picture shows, in CSS pixels from the page's upper left corner. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How many pixels a person would have to scroll for, on the page itself and at most in a part of it. */
export interface HiddenHeight {
  ofPage: number;
  ofParts: number;
}

/** Runs in a page: what of it is hidden, once what has been changed before is drawn. */
export async function hiddenHeight(): Promise<HiddenHeight> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const page = document.documentElement;
  const hidden = [0];
  for (const element of document.body.querySelectorAll('*')) {
    const beyond = element.scrollHeight - element.clientHeight;
    if (beyond > 1 && element.clientHeight > 0 && /auto|scroll/.test(getComputedStyle(element).overflowY))
      hidden.push(beyond);
  }
  scrollTo(0, 0);
  return { ofPage: page.scrollHeight - page.clientHeight, ofParts: Math.max(...hidden) };
}

/**
 * Runs in a page: the area that a story's component takes up, with room for shadows and the ring of the focus.
 * Undefined where something lies above the page, such as a dialog: then the page belongs to what is seen.
 */
export function componentArea(): Area | undefined {
  const room = 12;
  const root = document.querySelector('#storybook-root');
  if (!root || hasOverlay(root)) return undefined;
  const seen = [root, ...root.querySelectorAll('*')].flatMap(paintedAreas);
  if (seen.length === 0) return undefined;
  const { clientWidth, scrollHeight } = document.documentElement;
  const left = Math.max(0, Math.floor(Math.min(...seen.map((area) => area.left))) - room);
  const top = Math.max(0, Math.floor(Math.min(...seen.map((area) => area.top + scrollY))) - room);
  const right = Math.min(clientWidth, Math.ceil(Math.max(...seen.map((area) => area.right))) + room);
  const bottom = Math.min(
    scrollHeight,
    Math.ceil(Math.max(...seen.map((area) => area.bottom + scrollY))) + room,
  );
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };

  /** What stands in the page beside the story, or above it in the browser's top layer. */
  function hasOverlay(stage: Element): boolean {
    if (stage.querySelector(':modal, :popover-open')) return true;
    return [...document.body.children].some(
      (child) =>
        child !== stage &&
        !child.matches('script, style, #storybook-docs, [class^="sb-"]') &&
        [child, ...child.querySelectorAll('*')].some((element) => paintedAreas(element).length > 0),
    );
  }

  function paintedAreas(element: Element): DOMRect[] {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    const areas = [...element.childNodes].flatMap((node) =>
      node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() ? textAreas(node) : [],
    );
    if (isPainted(element)) areas.push(element.getBoundingClientRect());
    // What is kept for screen readers alone is a single pixel.
    return isCutAway(element) ? [] : areas.filter(({ width, height }) => width > 1 && height > 1);
  }

  function textAreas(node: Node): DOMRect[] {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  }

  function isPainted(element: Element): boolean {
    if (element.matches('img, svg, canvas, video, iframe, input, select, textarea, object, embed'))
      return true;
    const style = getComputedStyle(element);
    return (
      !/^(?:transparent|rgba\(0, 0, 0, 0\))$/.test(style.backgroundColor) ||
      style.backgroundImage !== 'none' ||
      style.boxShadow !== 'none' ||
      ['Top', 'Right', 'Bottom', 'Left'].some(
        (side) =>
          Number.parseFloat(style.getPropertyValue(`border-${side.toLowerCase()}-width`)) > 0 &&
          style.getPropertyValue(`border-${side.toLowerCase()}-style`) !== 'none',
      )
    );
  }

  function isCutAway(element: Element): boolean {
    for (let box: Element | null = element; box && box !== root; box = box.parentElement) {
      const { width, height } = box.getBoundingClientRect();
      if (width <= 1 && height <= 1 && getComputedStyle(box).overflow !== 'visible') return true;
    }
    return false;
  }
}
