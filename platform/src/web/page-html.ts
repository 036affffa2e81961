/** Where the app's page is put by its code, and before that what it will show. */
const EMPTY_ROOT = '<div id="root"></div>';

/** A text as it stands in HTML, between tags or in quotes. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** An element that tells the app something, safe against its own content. */
export function metaElement(name: string, content: object): string {
  return `<meta name="${name}" content="${escapeText(JSON.stringify(content))}" />`;
}

/** @throws when the page has no place for it */
export function injectConfiguration(html: string, configuration: object): string {
  const element = /<meta\s+name="lotse:config"[^<>]*>/;
  if (!element.test(html)) throw new Error('index.html has no <meta name="lotse:config" content="">.');
  return html.replace(element, () => metaElement('lotse:config', configuration));
}

/**
 * The page with markup of what it will show; without any it is the page as it is.
 *
 * @throws when the page has no place for it
 */
export function drawInto(html: string, markup: string): string {
  if (markup !== '' && !html.includes(EMPTY_ROOT)) throw new Error(`index.html has no ${EMPTY_ROOT}`);
  return html.replace(EMPTY_ROOT, () => `<div id="root">${markup}</div>`);
}

/** The page under another title, with further elements in its head. */
export function withHead(html: string, title: string, elements: string): string {
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(title)}</title>`)
    .replace('</head>', () => `  ${elements}\n  </head>`);
}
