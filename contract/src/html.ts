import { type DefaultTreeAdapterTypes, parseFragment, Tokenizer } from 'parse5';
import { contentHtml, type HtmlFault } from './rules/html.ts';

/** Elements that have no end (HTML, „void elements“), and one that nobody writes. */
const mayStayOpen = new Set(
  'area base br col embed hr img input link meta source tbody track wbr'.split(' '),
);

/**
 * Finds what a browser would have to mend: what is no HTML, elements that are opened and not closed, or closed by
 * another one's end, and ends of what was not opened. Browsers and parse5 mend these without a word.
 */
export function findHtmlFault(html: string): HtmlFault | undefined {
  const { ends, tooDeep } = readTags(html);
  // Before anything is built of it: thousands of elements within each other keep whoever reads them busy.
  if (tooDeep) return tooDeep;
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
  for (const { startOffset, startLine } of ends)
    if (!closing.has(startOffset)) faults.push({ line: startLine, unclosed: null });
  return faults.toSorted((one, other) => one.line - other.line)[0];
}

/** Where each end of an element stands, whatever it closes, and the first element that lies too deep in others. */
function readTags(html: string) {
  const ends: { startOffset: number; startLine: number }[] = [];
  let depth = 0;
  let tooDeep: HtmlFault | undefined;
  const nothing = () => undefined;
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onEndTag({ location }) {
        depth -= 1;
        if (location) ends.push(location);
      },
      onStartTag({ tagName, location }) {
        if (mayStayOpen.has(tagName)) return;
        depth += 1;
        if (depth > contentHtml.nesting) tooDeep ??= { line: location?.startLine ?? 1, unclosed: null };
      },
      onComment: nothing,
      onDoctype: nothing,
      onCharacter: nothing,
      onWhitespaceCharacter: nothing,
      onNullCharacter: nothing,
      onEof: nothing,
    },
  );
  tokenizer.write(html, true);
  return { ends, tooDeep };
}
