import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import type { Page } from '../src/pages/page.ts';

const source = fileURLToPath(new URL('../src/', import.meta.url));
const pageTable = join(source, 'pages/all-pages.ts');
/** What any page needs that only people who are signed in may see. */
const ofGuardedPages = ['auth/engine.ts', 'routes/frame/SignedInFrame.tsx'].map((path) => join(source, path));

/** Files of the build that a page needs beside those that index.html names, by their paths in the URL. */
export interface FilesOfPage {
  /** As in the table of pages: `/backoffice/cron-runs/:id`, `*`. */
  readonly pattern: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Modules of the backoffice among them, by their paths in the project: none for customers. */
  readonly ofStaff: readonly string[];
  /** Which content page stands there; an empty object where the address's own segment says which. */
  readonly content?: object;
  /** Nothing stands there: the page says so to everybody. */
  readonly isMissing?: true;
}

/**
 * Writes into `.vite/pages.json` what each page is and which files it needs, the most special pattern first: a web
 * server that names them in the page it sends spares a way there and back. Which code a page has is read off the table of pages.
 */
export function writeFilesOfPages(): Plugin {
  return {
    name: 'lotse:files-of-pages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { allPages } = (await import(pageTable)) as { allPages: readonly Page[] };
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('The build has no index.html');
        const isNew = (file: string) => !String(index.source).includes(`"${file}"`);
        const rows = allPages.map((page) => {
          const needed = closure(modulesOf(page).map(chunkWith(chunks)), chunks);
          const { scripts, styles } = toFiles(needed);
          const { path: pattern, content, code, access } = page;
          return {
            pattern,
            scripts: scripts.filter(isNew),
            styles: styles.filter(isNew),
            ofStaff: modulesOfStaff(needed),
            ...(content && { content }),
            // What is guarded tells nobody whether it is there.
            ...(!code && access === 'everybody' && { isMissing: true as const }),
          };
        });
        const source = JSON.stringify(rows.toSorted(bySpecialty), null, 2);
        this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source });
      },
    },
  };
}

/** The modules that a page begins with. */
function modulesOf({ path, access, code }: Page): string[] {
  const modules = access === 'everybody' ? [] : [...ofGuardedPages];
  if (!code) return modules;
  const name = /import\(\s*(['"`])(.+?)\1\s*\)/.exec(code.toString())?.[2];
  if (name === undefined) throw new Error(`The code of ${path} is no import`);
  return [...modules, join(dirname(pageTable), name)];
}

function chunkWith(chunks: readonly Rolldown.OutputChunk[]) {
  return (module: string): Rolldown.OutputChunk => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
    if (!chunk) throw new Error(existsSync(module) ? `${module} is in no chunk` : `${module} is gone`);
    return chunk;
  };
}

/** Chunks with all that they import at once. */
function closure(
  beginning: readonly Rolldown.OutputChunk[],
  chunks: readonly Rolldown.OutputChunk[],
): Set<Rolldown.OutputChunk> {
  const found = new Set(beginning);
  // A set is walked to its end, with what is added meanwhile.
  for (const { imports } of found)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  return found;
}

function toFiles(chunks: ReadonlySet<Rolldown.OutputChunk>): Pick<FilesOfPage, 'scripts' | 'styles'> {
  const styles = new Set([...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  const toPath = (file: string) => `/${file}`;
  return { scripts: [...chunks].map(({ fileName }) => toPath(fileName)), styles: [...styles].map(toPath) };
}

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Data that only pages of staff ask for. */
const dataOfStaff = [
  'all-organizations',
  'audit-logs',
  'carrier-api',
  'carrier-products',
  'countries',
  'cron-runs',
  'offers',
  'packaging-rules',
  'shipment-desk',
  'staff-pages',
  'test-samples',
];
/** Files and folders of the backoffice, by their paths in the project. */
export const placesOfStaff: readonly string[] = [
  'app/src/routes/backoffice/',
  'app/src/routes/frame/BackofficeFrame.tsx',
  'app/src/routes/frame/backoffice-places.ts',
  'app/src/pages/backoffice-addresses.ts',
  'app/src/pages/backoffice-pages.ts',
  'design-system/src/screens/backoffice/',
  'design-system/src/screens/shell/BackofficeShell/',
  ...dataOfStaff.map((name) => `app/src/data/${name}.ts`),
];

/** @param path of a module in the project; what a bundler asks of it may follow, as in `Label.css.ts?vanilla` */
export function isOfStaff(path: string): boolean {
  const [file = ''] = path.split('?');
  return placesOfStaff.some((place) => (place.endsWith('/') ? file.startsWith(place) : file === place));
}

function modulesOfStaff(chunks: ReadonlySet<Rolldown.OutputChunk>): string[] {
  return [...chunks]
    .flatMap(({ moduleIds }) => moduleIds)
    .map((id) => relative(root, id))
    .filter(isOfStaff);
}

/** Those without parameters first, then by length, so that what catches all the rest comes last. */
function bySpecialty(one: FilesOfPage, other: FilesOfPage): number {
  const isOpen = ({ pattern }: FilesOfPage) => Number(/[:*]/.test(pattern));
  return isOpen(one) - isOpen(other) || other.pattern.length - one.pattern.length;
}
