import { looks } from '../../design-system/docs/states/looks.ts';
import type { ChangedStory } from './changed-stories.ts';

const titles = { before: 'Before', after: 'After', difference: 'Difference' };

/** In the order in which a story's pictures stand side by side. */
export const pictureKinds = ['before', 'after', 'difference'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** Where the page finds a picture: `/light/components-badge--matrix/before`. */
export function pictureAddress({ look, storyId }: ChangedStory, kind: PictureKind): string {
  return `/${look}/${encodeURIComponent(storyId)}/${kind}`;
}

/**
 * The page for QA: every story that differed, with its pictures side by side.
 * @param addressOf where Storybook shows a story in a look; undefined when it does not run or no longer has it
 */
export function reviewPage(
  stories: readonly ChangedStory[],
  addressOf: (story: ChangedStory) => string | undefined,
): string {
  const title = titleFor(stories.length);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${styles}</style>
</head>
<body>
<main>
${stories.length === 0 ? nothing(title) : changes(title, stories, addressOf)}
</main>
</body>
</html>`;
}

const styles = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 1.5rem; background: Canvas; color: CanvasText; }
h1, h2 { line-height: 1.25; }
h2 { font-size: 1.125rem; margin: 0; overflow-wrap: anywhere; }
section { border-block-start: 1px solid GrayText; margin-block-start: 2rem; padding-block-start: 1rem; }
section p { margin-block: 0.25rem 1rem; }
div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start; }
figure { margin: 0; }
img { display: block; max-inline-size: 100%; outline: 1px solid GrayText; }
a:focus-visible { outline: 3px solid; outline-offset: 3px; }
figure a { display: inline-block; }
`;

function titleFor(count: number): string {
  if (count === 0) return 'Nothing changed';
  return count === 1 ? '1 changed picture' : `${count} changed pictures`;
}

const nothing = (title: string) => `<h1>${title}</h1>
<p>No story differed from its picture in the last run of <code>pnpm test</code> or <code>pnpm test:all</code>.</p>`;

function changes(
  title: string,
  stories: readonly ChangedStory[],
  addressOf: (story: ChangedStory) => string | undefined,
): string {
  const addresses = stories.map(addressOf);
  const hint = addresses.some((address) => address !== undefined)
    ? ''
    : ' While <code>pnpm storybook</code> runs, each story has a link to it.';
  const sections = stories.map((story, index) => section(story, addresses[index]));
  return `<h1>${title}</h1>
<p>Not meant: repair the code. Meant: <code>pnpm visual:update</code>. A picture opens in full size.${hint}</p>
${sections.join('\n')}`;
}

function section(story: ChangedStory, address: string | undefined): string {
  const look = looks[story.look].title;
  const label = `${story.storyId}, ${look}`;
  const link =
    address === undefined ? '' : ` · <a href="${address}" aria-label="${label} in Storybook">Storybook</a>`;
  const figures = pictureKinds.map((kind) => figure(story, kind, label));
  return `<section>
<h2>${story.storyId}</h2>
<p>${look}${link}</p>
<div>${figures.join('')}</div>
</section>`;
}

function figure(story: ChangedStory, kind: PictureKind, label: string): string {
  const title = titles[kind];
  const address = pictureAddress(story, kind);
  const content =
    story[kind] === undefined
      ? `<p>${reasonFor(story, kind)}</p>`
      : `<a href="${address}"><img src="${address}" alt="${label}: ${title}" loading="lazy"></a>`;
  return `<figure><figcaption>${title}</figcaption>${content}</figure>`;
}

/** Why a picture is missing. */
function reasonFor({ before }: ChangedStory, kind: PictureKind): string {
  if (kind === 'difference' && before !== undefined) return 'The sizes differ.';
  return kind === 'before' ? 'There is no picture yet.' : 'None.';
}
