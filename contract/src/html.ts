import { type DefaultTreeAdapterTypes, parseFragment, Tokenizer } from 'parse5';
import type { HtmlFault } from './rules/html.ts';

/** Elements that have no end, and one that nobody writes. */
const mayStayOpen = new Set(['br', 'hr', 'img', 'wbr', 'col', 'tbody']);

/**
 * Finds what a browser would have to mend: what is no HTML, elements that are opened and not closed, or closed by
 * another one's end, and ends of what was not opened. Browsers and parse5 mend these without a word.
 */
export function findHtmlFault(html: string): HtmlFault | undefined {
  const faults: HtmlFault[] = [];
  const closing = new Set<number>();
  const fragment = parseFragment(html, {
    sourceCodeLocationInfo: true,
    onParseError: ({ startLine }) => faults.push({ line: startLine, unclosed: null }),
  });
  const look = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) {
      const { startTag, endTag } = node.sourceCodeLocation ?? {};
      if (endTag) closing.add(endTag.startOffset);
      else if (startTag && !mayStayOpen.has(node.tagName))
        faults.push({ line: startTag.startLine, unclosed: node.tagName });
    }
    if ('childNodes' in node) for (const child of node.childNodes) look(child);
  };
  look(fragment);
  for (const { startOffset, startLine } of endTags(html))
    if (!closing.has(startOffset)) faults.push({ line: startLine, unclosed: null });
  return faults.toSorted((one, other) => one.line - other.line)[0];
}

/** Where each end of an element stands, whatever it closes. */
function endTags(html: string) {
  const found: { startOffset: number; startLine: number }[] = [];
  const nothing = () => undefined;
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onEndTag: ({ location }) => location && found.push(location),
      onStartTag: nothing,
      onComment: nothing,
      onDoctype: nothing,
      onCharacter: nothing,
      onWhitespaceCharacter: nothing,
      onNullCharacter: nothing,
      onEof: nothing,
    },
  );
  tokenizer.write(html, true);
  return found;
}
