const underWay = new Set<Promise<unknown>>();

/**
 * Keeps an import until it has ended, well or not; returns it as it is. A story whose play function ends before would show
 * the part at one visit and lack it at the next.
 */
export function untilLoaded<Module>(loading: Promise<Module>): Promise<Module> {
  underWay.add(loading);
  const end = (): void => void underWay.delete(loading);
  loading.then(end, end);
  return loading;
}

/**
 * Waits until no code is being loaded any more and what it draws is there, which may ask for more. Storybook ends each
 * story so, and texts, axe and pictures find it in the same state at each visit.
 */
export async function importsSettled(): Promise<void> {
  while (underWay.size > 0) {
    await Promise.allSettled(underWay);
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
