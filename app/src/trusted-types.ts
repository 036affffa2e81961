/** The part of the Trusted Types API that is used here; TypeScript's library does not know it yet. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => unknown;
}

/**
 * react-aria empties its live region by `innerHTML = ''`, which Trusted Types refuse like any other
 * text. The default policy lets the empty text through and nothing else, so there is still no way
 * to bring markup into the page.
 *
 * Source: https://w3c.github.io/trusted-types/dist/spec/#default-policy-hdr
 */
export function allowEmptyMarkup(page: Window): void {
  const { trustedTypes } = page as Window & { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => {
      if (html === '') return html;
      throw new TypeError('Markup as text is not allowed in this application');
    },
  });
}
