import type { ConsentCookie } from 'contract';

interface ScriptPolicies {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

/** Marks our elements, by the cookie's id. */
const MARK = 'data-consent-cookie';

export interface CookieScripts {
  readonly add: (cookie: ConsentCookie) => void;
  readonly remove: (cookie: ConsentCookie) => void;
}

/**
 * The scripts that consent brings into the page. Trusted Types let no text be the address of a script; a policy of
 * its own (`platform/src/web/security-headers.ts` names it) lets those through that stand in the cookies' data.
 */
export function cookieScripts(page: Document, cookies: readonly ConsentCookie[]): CookieScripts {
  let policy: ReturnType<ScriptPolicies['createPolicy']> | undefined;
  const allowed = (url: string): string => {
    if (cookies.some(({ src }) => src === url)) return url;
    throw new TypeError('No cookie has this script');
  };
  /** Named when the first script is wanted: a policy that the page's headers do not name cannot be made. */
  const toScriptUrl = (url: string): string => {
    const { trustedTypes } = (page.defaultView ?? {}) as { trustedTypes?: ScriptPolicies };
    policy ??= trustedTypes?.createPolicy('consent-script-url', { createScriptURL: allowed }) ?? {
      createScriptURL: allowed,
    };
    return policy.createScriptURL(url);
  };
  const find = (id: string) => page.head.querySelector(`script[${MARK}="${id}"]`);

  return {
    add({ id, src }) {
      if (src === undefined || find(id)) return;
      const script = page.createElement('script');
      script.async = true;
      script.setAttribute(MARK, id);
      script.src = toScriptUrl(src);
      page.head.append(script);
    },
    remove: ({ id }) => find(id)?.remove(),
  };
}
