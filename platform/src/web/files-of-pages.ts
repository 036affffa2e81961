import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentPageKinds } from 'contract';
import * as v from 'valibot';

const filesSchema = v.array(
  v.object({
    /** `/backoffice/cron-runs/:id`; a `*` at its end stands for anything. */
    pattern: v.string(),
    scripts: v.array(v.string()),
    styles: v.array(v.string()),
    /** A content page stands there: that of a kind, that with a slug, or that whose slug the address is. */
    content: v.optional(
      v.object({ kind: v.optional(v.picklist(contentPageKinds)), slug: v.optional(v.string()) }),
    ),
    /** Nothing stands there. */
    isMissing: v.optional(v.boolean(), false),
  }),
);

/** What stands at certain addresses, and the files that it needs beside those that index.html names. */
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

/**
 * The page's HTML with the files named in its head, so that a browser asks for them at once.
 *
 * @param isDrawn whether the page is in the HTML already, which must not be painted without its styles
 */
export function nameFiles(
  html: string,
  { scripts, styles }: FilesOfPages[number],
  isDrawn: boolean = false,
): string {
  const style = isDrawn ? 'rel="stylesheet"' : 'rel="preload" as="style"';
  const links = [
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}" />`),
    // Not as style sheets, as a rule: what is painted first does not wait for them.
    ...styles.map((file) => `<link ${style} crossorigin href="${file}" />`),
  ];
  return html.replace('</head>', () => `${links.map((link) => `  ${link}\n  `).join('')}</head>`);
}
