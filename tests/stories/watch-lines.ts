/**
 * Runs in a page: collects what it says as long as it is watched, however short: the text of each element that has
 * words of its own, and accessible names. Only what changes is read, and the whole page once at the end.
 */
export function watchLines(into: Set<string>): { stop: () => void } {
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
      for (const root of document.body.querySelectorAll(':scope > :not([class^="sb-"])')) readTree(root);
    },
  };

  function read(records: MutationRecord[]): void {
    for (const { type, target, addedNodes, attributeName } of records)
      if (type === 'attributes' && attributeName !== null && target instanceof Element)
        add(target.getAttribute(attributeName));
      else {
        for (const node of addedNodes) if (node instanceof Element) readTree(node);
        const element = target instanceof Element ? target : target.parentElement;
        if (element) addOwnWords(element);
      }
  }

  function readTree(root: Element): void {
    for (const element of [root, ...root.querySelectorAll('*')]) {
      if (element instanceof HTMLScriptElement || element instanceof HTMLStyleElement) continue;
      for (const name of namingAttributes) add(element.getAttribute(name));
      addOwnWords(element);
    }
  }

  /** As a whole, and apart from the elements within. */
  function addOwnWords(element: Element): void {
    if (!hasOwnWords(element)) return;
    add(element.textContent);
    if (element.childElementCount > 0)
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) add(node.nodeValue);
  }

  function add(text: string | null): void {
    const line = text?.replaceAll(/\s+/gu, ' ').trim() ?? '';
    if (line !== '' && line.length <= longestLine) into.add(line);
  }

  function hasOwnWords(element: Element): boolean {
    return [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.nodeValue?.trim() ?? '') !== '',
    );
  }
}
