/**
 * Keeps a link in the own view of the strip that it stands in, whenever one of them gets another width: with its font, on
 * a turned phone. Whoever has scrolled the strip is left alone.
 *
 * @param show scrolls the strip, and not the page, which `scrollIntoView` would move after „Back“
 * @returns the way to stop
 */
export function keepInStrip(
  link: HTMLElement,
  strip: HTMLElement,
  show: (link: DOMRect, strip: DOMRect) => number,
): () => void {
  const before = strip.scrollLeft;
  let after = before;
  const observer = new ResizeObserver(() => {
    if (strip.scrollLeft !== after) return;
    // From where it was at first, so that the place is the same however often the width changes.
    strip.scrollLeft = before;
    strip.scrollLeft += show(link.getBoundingClientRect(), strip.getBoundingClientRect());
    after = strip.scrollLeft;
  });
  observer.observe(link);
  observer.observe(strip);
  return () => observer.disconnect();
}
