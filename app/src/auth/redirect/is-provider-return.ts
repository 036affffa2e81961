/** The provider returns to the redirect URI with a `state` and either a code or an error. */
export function isProviderReturn(url: URL, redirectUri: string): boolean {
  const place = `${url.origin}${url.pathname}`;
  const names = [...url.searchParams.keys()].map(withoutBrackets);
  const isAnswer = names.includes('state') && (names.includes('code') || names.includes('error'));
  return isAnswer && (place === redirectUri || place === `${redirectUri}/`);
}

/** The name of a parameter, also of one like `code[]`, which some servers read as `code`. */
export function withoutBrackets(name: string): string {
  return name.replace(/\[.*$/s, '');
}
