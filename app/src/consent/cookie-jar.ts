/** What a page's address must be known of to name its cookies. */
type Place = Pick<Location, 'hostname' | 'pathname' | 'protocol'>;

export interface CookieJar {
  readonly read: (name: string) => string | undefined;
  /** Keeps a value for so many days. It may be refused; `read` tells. */
  readonly keep: (name: string, value: string, days: number) => void;
  /** Removes a cookie that somebody has set here: for this host, those above it and on every path down to this page. */
  readonly remove: (name: string) => void;
}

const DAY_S = 24 * 60 * 60;
const GONE = 'expires=Thu, 01 Jan 1970 00:00:00 GMT';

/** The cookies of a page that scripts can see. */
export function cookieJar(page: Pick<Document, 'cookie'>, place: Place): CookieJar {
  const secure = place.protocol === 'https:' ? '; secure' : '';
  return {
    read(name) {
      const entries = page.cookie.split(/;\s*/).map((entry) => entry.split(/=(.*)/s, 2));
      return entries.find(([key]) => key === name)?.[1];
    },
    keep(name, value, days) {
      page.cookie = `${name}=${value}; path=/; max-age=${days * DAY_S}; samesite=lax${secure}`;
    },
    remove(name) {
      for (const domain of ['', ...domainsOf(place.hostname).map((host) => `; domain=${host}`)])
        for (const path of pathsOf(place.pathname))
          page.cookie = `${name}=; path=${path}; ${GONE}${domain}${secure}`;
    },
  };
}

/** `app.lotse.example` can have cookies of itself and of `lotse.example`; a name alone is nobody's domain. */
function domainsOf(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

/** A cookie that a page has set without a path belongs to the folder that the page is in. */
function pathsOf(pathname: string): string[] {
  const parts = pathname.split('/').filter((part) => part !== '');
  return ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
}
