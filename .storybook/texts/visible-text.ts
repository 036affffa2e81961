const namingAttributes = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext'];

/** Lines longer than this are whole lists; their parts have lines of their own. */
const longestLine = 800;

/** Adds what the page says now: the text of each element that has words of its own, and accessible names. */
function collectLines(into: Set<string>): void {
  // Storybook's own messages stand in the page as well, hidden, in elements of their own.
  const roots = [...document.body.querySelectorAll(':scope > :not([class^="sb-"])')];
  for (const element of roots.flatMap((root) => [root, ...root.querySelectorAll('*')])) {
    if (element instanceof HTMLScriptElement || element instanceof HTMLStyleElement) continue;
    for (const name of namingAttributes) add(into, element.getAttribute(name));
    if (hasOwnWords(element)) add(into, element.textContent);
  }
}

/** Collects every time the page has changed, and for a last time when it is stopped. */
export function watchLines(into: Set<string>): { stop: () => void } {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const collect = () => {
    waiting = undefined;
    collectLines(into);
  };
  const observer = new MutationObserver(() => {
    waiting ??= setTimeout(collect, 40);
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: namingAttributes,
  });
  return {
    stop() {
      observer.disconnect();
      clearTimeout(waiting);
      collectLines(into);
    },
  };
}

function add(into: Set<string>, text: string | null): void {
  const line = text?.replaceAll(/\s+/gu, ' ').trim() ?? '';
  if (line !== '' && line.length <= longestLine) into.add(line);
}

function hasOwnWords(element: Element): boolean {
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && (node.nodeValue?.trim() ?? '') !== '',
  );
}
