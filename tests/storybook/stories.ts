import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the step `storybook` builds it. */
export const builtStorybook = join(import.meta.dirname, '../../test-results/storybook');

/** A story of the built Storybook. */
export interface Story {
  id: string;
  /** `Screens/shipments/Shipments` */
  title: string;
  /** `Ready` */
  exportName: string;
  /** Shelf and file, as in `screens/shipments/Shipments/Shipments.stories.tsx`; names tests. */
  file: string;
}

interface Index {
  entries: {
    [id: string]: { id: string; type: string; title: string; exportName: string; importPath: string };
  };
}

/** All stories in the order of the sidebar. */
function allStories(): Story[] {
  const { entries } = JSON.parse(readFileSync(join(builtStorybook, 'index.json'), 'utf8')) as Index;
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, exportName, importPath }) => ({
      id,
      title,
      exportName,
      file: importPath.replace('./design-system/src/', ''),
    }));
}

/** Stories of screens only, leaving out the frames around them. */
export function screenStories(): Story[] {
  return allStories().filter(({ title }) => title.startsWith('Screens/'));
}

/** Every story of a page, and for each component and pattern the one that shows most. */
export function chosenStories(): Story[] {
  const stories = allStories();
  const byTitle = Map.groupBy(
    stories.filter((story) => !isPage(story)),
    ({ title }) => title,
  );
  const chosen = new Set([...byTitle.values()].map(showingMost));
  return stories.filter((story) => isPage(story) || chosen.has(story));
}

/** The chosen ones without those that only show behaviour: of a page, the stories of its states. */
export function storiesOfStates(): Story[] {
  const isNamedAfterFolder = /(?:^|\/)(\w+)\/\1\.stories\.tsx$/;
  return chosenStories().filter(({ file }) => isNamedAfterFolder.test(file));
}

function isPage({ title }: Story): boolean {
  return /^(?:Screens|Layouts)\//.test(title);
}

/** By convention: the matrix (`AllTones`, `Variants`, …), or else the hard cases, or else the first one. */
function showingMost(stories: Story[]): Story | undefined {
  const matrix = /^All[A-Z]|Matrix|Variants|^States$/;
  return (
    stories.find(({ exportName }) => matrix.test(exportName)) ??
    stories.find(({ exportName }) => exportName === 'HardCases') ??
    stories[0]
  );
}
