import { contentHtml } from 'contract';
import sanitizeHtml from 'sanitize-html';

/** Their content goes with them: nobody reads it as text. */
const withContent = ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'svg', 'math'];

const options: sanitizeHtml.IOptions = {
  allowedTags: [...contentHtml.tags],
  allowedAttributes: Object.fromEntries(
    Object.entries(contentHtml.attributes).map(([tag, names]) => [tag, [...names]]),
  ),
  allowedSchemes: [...contentHtml.schemes],
  // `//host` would lead to another server without naming how.
  allowProtocolRelative: false,
  nonTextTags: withContent,
  disallowedTagsMode: 'discard',
  // So that no text is deep enough to keep the server busy.
  nestingLimit: contentHtml.nesting,
};

/** What the contract lets stand on a content page, and nothing that runs, loads or looks. */
export function harmlessHtml(html: string): string {
  return sanitizeHtml(html, options);
}

/** Whether there is anything to read in HTML that is harmless. */
export function hasText(html: string): boolean {
  return sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).trim() !== '';
}
