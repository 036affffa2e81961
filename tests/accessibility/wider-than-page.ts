/**
 * Runs in a page: names what makes it scroll sideways, or what a dialog or a drawer puts beyond the window or beyond
 * itself, where no scrolling leads to it; empty when nothing does.
 */
export function widerThanPage(): string[] {
  const page = document.documentElement;
  return [...beyondThePage(), ...overlays().flatMap(beyondTheOverlay)];

  function beyondThePage(): string[] {
    if (page.scrollWidth <= page.clientWidth) return [];
    const causes = causesIn(document.body, page.clientWidth);
    return [`${page.scrollWidth} px on ${page.clientWidth} px`, ...causes];
  }

  /** They are fixed to the window, so the page does not grow with them. */
  function overlays(): Element[] {
    return [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].filter(
      (element) => element.getClientRects().length > 0,
    );
  }

  function beyondTheOverlay(overlay: Element): string[] {
    const { left, right } = overlay.getBoundingClientRect();
    const isBeyond = left < -0.5 || right > page.clientWidth + 0.5;
    const edges = isBeyond
      ? [`${Math.round(left)} to ${Math.round(right)} px of ${page.clientWidth} px`]
      : [];
    const causes = causesIn(overlay, Math.min(right, page.clientWidth));
    // Its own scrollers may move up and down, not sideways; what is made to be moved sideways is a strip in one.
    const scrollers = [overlay, ...overlay.querySelectorAll('*')]
      .filter((element) => getComputedStyle(element).overflowY === 'auto')
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => `${nameOf(element)}: ${element.scrollWidth} px in ${element.clientWidth} px`);
    return [...edges, ...causes, ...scrollers];
  }

  function causesIn(container: Element, edge: number): string[] {
    const beyond = [...container.querySelectorAll('*')].filter(
      (element) =>
        element.getBoundingClientRect().right > edge + 0.5 && !isInsideScroller(element, container),
    );
    // Of nested elements the innermost is the cause.
    const causes = beyond.filter(
      (element) => !beyond.some((other) => other !== element && element.contains(other)),
    );
    return causes.slice(0, 5).map(nameOf);
  }

  function isInsideScroller(element: Element, container: Element): boolean {
    for (let parent = element.parentElement; parent && parent !== container; parent = parent.parentElement)
      if (getComputedStyle(parent).overflowX !== 'visible') return true;
    return false;
  }

  function nameOf(element: Element): string {
    return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${element.textContent.slice(0, 40)}`;
  }
}
