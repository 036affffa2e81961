import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const filesSchema = v.array(
  v.object({
    /** `/backoffice/cron-runs/:id`; a `*` at its end stands for anything. */
    pattern: v.string(),
    scripts: v.array(v.string()),
    styles: v.array(v.string()),
  }),
);

/** Files that pages of certain addresses need beside those that index.html names. */
export type FilesOfPages = v.InferOutput<typeof filesSchema>;

/**
 * Reads what the build has written about its pages; of a build that has written nothing nothing is known.
 *
 * @throws when it is not what a build writes
 */
export async function readFilesOfPages(folder: string): Promise<FilesOfPages> {
  const json = await readFile(join(folder, '.vite', 'pages.json'), 'utf8').catch(() => '[]');
  return v.parse(filesSchema, JSON.parse(json));
}

/** Tells whether a path is one of a pattern, as the app's router does: without regard to case or a slash at the end. */
export function matcherOf(pattern: string): (path: string) => boolean {
  const pathname = pattern.startsWith('/') ? pattern : `/${pattern}`;
  const address = new URLPattern({ pathname }, { ignoreCase: true });
  return (path) => address.test({ pathname: path.length > 1 ? path.replace(/\/$/, '') : path });
}

/** The page's HTML with the files named in its head, so that a browser asks for them at once. */
export function nameFiles(html: string, { scripts, styles }: FilesOfPages[number]): string {
  const links = [
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}" />`),
    // Not as style sheets: what is painted first does not wait for them.
    ...styles.map((file) => `<link rel="preload" as="style" crossorigin href="${file}" />`),
  ];
  return html.replace('</head>', () => `${links.map((link) => `  ${link}\n  `).join('')}</head>`);
}
