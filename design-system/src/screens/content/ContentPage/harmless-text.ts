import { contentHtml } from 'contract';
import DOMPurify, { type Config } from 'dompurify';
import type { ContentSection } from './ContentArticle.tsx';
import { sectionId } from './section-id.ts';

/** A text that can do nothing, as nodes that are in no page yet. */
export interface HarmlessText {
  readonly nodes: DocumentFragment;
  /** Its second level headings, which have got ids. */
  readonly sections: readonly ContentSection[];
}

const schemes = contentHtml.schemes.join('|');

const settings: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: [...contentHtml.tags],
  ALLOWED_ATTR: [...new Set<string>(Object.values(contentHtml.attributes).flat())],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // One of the schemes, or none at all: an address of this site. Browsers read a backslash there as a slash.
  ALLOWED_URI_REGEXP: new RegExp(
    String.raw`^(?:(?:${schemes}):|(?![\\/]{2})[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))`,
    'i',
  ),
  RETURN_DOM_FRAGMENT: true,
};

/**
 * Makes HTML of somebody else harmless, whatever has been done to it before. It comes as nodes and not as text, so
 * that nothing is parsed twice; under Trusted Types it needs the policy `dompurify`.
 */
export function harmlessText(html: string): HarmlessText {
  // After an element that is seen a `<frameset>` is nothing; before the first one it replaces the body, and there are no nodes.
  const nodes = DOMPurify.sanitize(`<wbr>${html}`, settings);
  const sections = [...nodes.querySelectorAll('h2')].map((heading, index) => {
    const id = sectionId(index + 1);
    heading.id = id;
    // Whoever follows a link to it goes on from there, with the keyboard and by ear.
    heading.tabIndex = -1;
    return { id, title: heading.textContent.trim() };
  });
  return { nodes, sections };
}
