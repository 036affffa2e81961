import { expect } from 'storybook/test';

/** As long as everything else is waited for in a play function. */
const LIMIT_MS = 10_000;
const PAUSE_MS = 30;

/**
 * Has `toBeVisible` wait, as `findBy…` does: an overlay of react-aria is in the page for a moment, with an opacity of
 * nothing, before its place is known, and on a machine that draws several stories at a time the moment is long.
 */
expect.extend({
  async toBeVisible(element: unknown) {
    if (!(element instanceof Element)) throw new TypeError('toBeVisible is asked of an element');
    const end = performance.now() + LIMIT_MS;
    // Undefined, and not false, where nothing is negated.
    const isWanted = !this.isNot;
    // What is expected not to be seen has to go in the same time.
    // Not by frames: asking in each of them leaves React no time for what it renders when nothing else is to be done.
    while (isVisible(element) !== isWanted && performance.now() < end)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const pass = isVisible(element);
    return {
      pass,
      message: () =>
        `${this.utils.matcherHint(`${this.isNot ? '.not' : ''}.toBeVisible`, 'element', '')}\n\n` +
        `Received element ${pass ? 'is' : 'is not'} ${element.isConnected ? 'visible' : 'in the document any more'}:\n  ${this.utils.printReceived(element.cloneNode(false))}`,
    };
  },
});

function isVisible(element: Element): boolean {
  return (
    element.isConnected &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[hidden]') === null
  );
}
