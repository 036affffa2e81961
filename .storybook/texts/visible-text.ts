const namingAttributes = [
  'aria-label',
  'title',
  'placeholder',
  'alt',
  'label',
  'aria-description',
  'aria-valuetext',
];

/** Lines longer than this are whole lists; their parts have lines of their own. */
const longestLine = 800;

/**
 * Collects what the page says as long as it is watched, however short: the text of each element that has
 * words of its own, and accessible names. Only what changes is read, and the whole page once at the end.
 */
export function watchLines(into: Set<string>): { stop: () => void } {
  const read = (records: MutationRecord[]) => {
    for (const { type, target, addedNodes, attributeName } of records)
      if (type === 'attributes' && attributeName !== null && target instanceof Element)
        add(into, target.getAttribute(attributeName));
      else {
        for (const node of addedNodes) if (node instanceof Element) readTree(into, node);
        const element = target instanceof Element ? target : target.parentElement;
        if (element) addOwnWords(into, element);
      }
  };
  const observer = new MutationObserver(read);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: namingAttributes,
  });
  return {
    stop() {
      read(observer.takeRecords());
      observer.disconnect();
      // Storybook's own messages stand in the page as well, hidden, in elements of their own.
      for (const root of document.body.querySelectorAll(':scope > :not([class^="sb-"])'))
        readTree(into, root);
    },
  };
}

function readTree(into: Set<string>, root: Element): void {
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (element instanceof HTMLScriptElement || element instanceof HTMLStyleElement) continue;
    for (const name of namingAttributes) add(into, element.getAttribute(name));
    addOwnWords(into, element);
  }
}

/** As a whole, and apart from the elements within. */
function addOwnWords(into: Set<string>, element: Element): void {
  if (!hasOwnWords(element)) return;
  add(into, element.textContent);
  if (element.childElementCount > 0)
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) add(into, node.nodeValue);
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
