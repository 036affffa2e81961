import { vi } from 'vitest';

/** The document of tests would fetch what a script in it names: from here on it only keeps the address. */
export function keepScriptsUnfetched(): void {
  vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(function (
    this: HTMLScriptElement,
    url: string,
  ) {
    this.setAttribute('data-src', url);
  });
  vi.spyOn(HTMLScriptElement.prototype, 'src', 'get').mockImplementation(function (this: HTMLScriptElement) {
    return this.getAttribute('data-src') ?? '';
  });
}

/** Addresses of the scripts in the head of the document. */
export const scriptsInPage = () => Array.from(document.head.querySelectorAll('script'), ({ src }) => src);
