import { lengthen } from './lengthen.ts';

const attributes = ['placeholder', 'title'] as const;
const untouched = 'script, style, svg, code, textarea, .sb-wrapper';

/**
 * Lengthens every word on the page, also those that appear later. Only what is drawn changes:
 * React keeps its own texts, and stopping puts them back.
 */
export function startPseudoLong(): () => void {
  const originals = new Map<Text, string>();
  const written = new WeakMap<Text, string>();
  const originalAttributes = new Map<Element, Map<string, string>>();

  const lengthenText = (node: Text) => {
    const text = node.data;
    if (text === written.get(node) || node.parentElement?.closest(untouched)) return;
    const longer = lengthen(text);
    originals.set(node, text);
    written.set(node, longer);
    if (longer !== text) node.data = longer;
  };
  const lengthenAttributes = (element: Element) => {
    for (const name of attributes) {
      const text = element.getAttribute(name);
      if (text === null || originalAttributes.get(element)?.has(name)) continue;
      originalAttributes.set(element, new Map(originalAttributes.get(element)).set(name, text));
      element.setAttribute(name, lengthen(text));
    }
  };
  const lengthenTree = (root: Node) => {
    if (root instanceof Text) return lengthenText(root);
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = nodes.currentNode; node; node = nodes.nextNode())
      if (node instanceof Text) lengthenText(node);
      else if (node instanceof Element) lengthenAttributes(node);
  };

  lengthenTree(document.body);
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      if (type === 'characterData') lengthenTree(target);
      else for (const node of addedNodes) lengthenTree(node);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });

  return () => {
    observer.disconnect();
    for (const [node, text] of originals) if (node.data === written.get(node)) node.data = text;
    for (const [element, texts] of originalAttributes)
      for (const [name, text] of texts) element.setAttribute(name, text);
  };
}
