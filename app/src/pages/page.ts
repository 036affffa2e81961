import type { ContentPageQuestion, Permission } from 'contract';
import type { PageTitle } from 'design-system/screens/shell/page-titles.copy.ts';
import type { ComponentType } from 'react';
import type { PathParam } from 'react-router';

export type Layout = 'public' | 'auth' | 'default' | 'settings' | 'backoffice';

/** Who may see a page: everybody, whoever is signed in, or whoever has any one of these permissions. */
export type Access = 'everybody' | 'login' | readonly [Permission, ...Permission[]];

/** What a visit asks a page for. */
export interface Visit {
  /** Values of the pattern's parameters. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
}

/** The code of a page that is built. */
export interface PageModule {
  readonly Component: ComponentType;
  /** Asks in advance for what the page will show first. */
  readonly preload?: (visit: Visit) => void;
}

/** Said at each `code`, since the compiler cannot find out a page's type from code that links to pages. */
export type PageCode = Promise<PageModule>;

interface PageFacts {
  readonly title: PageTitle;
  readonly layout: Layout;
  readonly access: Access;
  /** Missing while the page is not built: it shows „not found“. */
  readonly code?: () => PageCode;
  /** Somebody fills in a form there, which is not loaded away under their hands, not even while it is empty. */
  readonly isForm?: true;
  /** The text that stands there; an empty object where the address's own segment says which. */
  readonly content?: ContentPageQuestion | Readonly<Record<string, never>>;
}

/** Any page. */
export interface Page extends PageFacts {
  /** Pattern from the root: `/backoffice/cron-runs/:id`. */
  readonly path: string;
}

/** What an address of a page with this pattern needs. */
export type PathArguments<Path extends string> = [PathParam<Path>] extends [never]
  ? []
  : [params: Readonly<Record<PathParam<Path>, string>>];

/** A page that can be linked to. */
export interface LinkedPage<Path extends string> extends Page {
  readonly path: Path;
  /**
   * Its address, without a query.
   *
   * @throws {TypeError} when a parameter is empty, or one or two dots
   */
  readonly href: (...params: PathArguments<Path>) => string;
}

/** One page with everything that the rest of the app knows of it. */
export function page<const Path extends string>(path: Path, facts: PageFacts): LinkedPage<Path> {
  return { path, ...facts, href: (params?: Readonly<Record<string, string>>) => fillPattern(path, params) };
}

/** Whether a page is built yet. */
export function isBuilt({ code }: Page): boolean {
  return code !== undefined;
}

/** Each value is one segment; `..` would be another page, and no escaping changes that. */
function fillPattern(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)|\*/g, (_, name: string = '*') => {
    const value = params[name] ?? '';
    if (/^\.{0,2}$/.test(value)) throw new TypeError(`${name} is missing in ${path}`);
    return encodeURIComponent(value);
  });
}
