/** What a browser does between app and provider: keeps cookies by path and follows no redirect by itself. */
export class Browser {
  readonly #cookies = new Map<string, { value: string; path: string; attributes: string }>();

  async request(address: string, init: RequestInit = {}): Promise<Response> {
    const { pathname } = new URL(address);
    const headers = new Headers(init.headers);
    const cookie = [...this.#cookies]
      .filter(
        ([, { path }]) => pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`),
      )
      .map(([key, { value }]) => `${key.split(';')[0]}=${value}`);
    if (cookie.length > 0) headers.set('Cookie', cookie.join('; '));
    const response = await fetch(address, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) this.#store(line);
    return response;
  }

  /** Posts a form as a page or the app would. */
  post(
    address: string,
    form: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return this.request(address, { method: 'POST', body: new URLSearchParams(form), headers });
  }

  /** The attributes with which a cookie was set, or undefined if there is none. */
  cookie(name: string): { value: string; attributes: string } | undefined {
    return [...this.#cookies].find(([key]) => key.startsWith(`${name};`))?.[1];
  }

  #store(line: string): void {
    const [pair = '', ...attributes] = line.split(/; */);
    const separator = pair.indexOf('=');
    const find = (name: string) =>
      attributes.find((attribute) => attribute.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
    const path = find('path') ?? '/';
    const key = `${pair.slice(0, separator)};${path}`;
    const isGone = find('max-age') === '0' || Date.parse(find('expires') ?? '9999-12-31') < Date.now();
    if (isGone) this.#cookies.delete(key);
    else
      this.#cookies.set(key, { value: pair.slice(separator + 1), path, attributes: attributes.join('; ') });
  }
}
