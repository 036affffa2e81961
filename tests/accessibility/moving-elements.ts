/** Runs in a page under reduced motion: what would still move, fade or grow. */
export function movingElements(): string[] {
  const shortest = 0.011;
  const found = new Set<string>();
  for (const element of document.body.querySelectorAll('*'))
    for (const part of [undefined, '::before', '::after']) {
      const style = getComputedStyle(element, part);
      const isAnimated = style.animationName !== 'none' && longest(style.animationDuration) > shortest;
      const isInTransition =
        style.transitionProperty !== 'none' && longest(style.transitionDuration) > shortest;
      if (isAnimated || isInTransition)
        found.add(`<${element.localName} class="${element.getAttribute('class') ?? ''}">${part ?? ''}`);
    }
  return [...found].slice(0, 5);

  /** Of a list like `0.2s, 150ms`, in seconds. */
  function longest(durations: string): number {
    const seconds = durations
      .split(',')
      .map((text) => Number.parseFloat(text) / (text.trim().endsWith('ms') ? 1000 : 1));
    return Math.max(0, ...seconds.filter(Number.isFinite));
  }
}
