const kinds = ['reference', 'actual', 'diff'] as const;

const titles = { reference: 'Before', actual: 'After', diff: 'Difference' };

/** The page for QA: every story that differed, with its three pictures side by side. */
export function reviewPage(files: readonly string[]): string {
  const stories = [
    ...new Set(files.map((file) => file.replace(/-(?:reference|actual|diff)\.png$/, ''))),
  ].toSorted();
  const body =
    stories.length === 0
      ? '<p>Nothing differed in the last run.</p>'
      : stories.map((story) => section(story, files)).join('\n');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${stories.length} changed pictures</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; }
  div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start; }
  figure { margin: 0; }
  img { max-width: 100%; border: 1px solid; }
  a:focus-visible { outline: 3px solid; outline-offset: 2px; }
</style>
<h1>${stories.length} changed pictures</h1>
<p>A change that is meant: <code>pnpm visual:update</code>. A picture opens in full size.</p>
${body}
</html>`;
}

function section(story: string, files: readonly string[]): string {
  const figures = kinds.map((kind) => {
    const file = `${story}-${kind}.png`;
    const content = files.includes(file)
      ? `<a href="/${file}"><img src="/${file}" alt="${story}: ${titles[kind]}" loading="lazy"></a>`
      : '<p>–</p>';
    return `<figure><figcaption>${titles[kind]}</figcaption>${content}</figure>`;
  });
  return `<section><h2>${story}</h2><div>${figures.join('')}</div></section>`;
}
