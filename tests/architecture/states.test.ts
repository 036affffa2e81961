import { storyNameFromExport, toId } from 'storybook/internal/csf/csf-utils';
import { describe, expect, it } from 'vitest';
import { usage } from '../../design-system/docs/component-page/usage.ts';
import { partsOfScreens, screenStates, stateTable } from '../../design-system/docs/states/state-table.ts';
import { componentFolders, sources, type SourceFile } from './sources.ts';

const screensRoot = 'design-system/src/screens/';
/** Parts of a screen have the screen's states. */
const screens = componentFolders(`${screensRoot}*/*/*.tsx`).map((folder) => folder.slice(screensRoot.length));
const stories = new Set(sources(`${screensRoot}**/*.stories.tsx`).flatMap(storyIds));

describe('the page „Zustände“', () => {
  it('has a line for every screen, and for nothing else', () => {
    const named = [...stateTable.map(({ screen }) => screen), ...Object.keys(partsOfScreens)];
    expect(named.toSorted()).toEqual(screens.toSorted());
    expect(stateTable.map(({ screen }) => screen)).toEqual(
      expect.arrayContaining(Object.values(partsOfScreens)),
    );
  });

  it('has a line for every route that has a screen', () => {
    const [table] = sources('app/src/routes/screens.ts');
    const routes = [...(table?.text ?? '').matchAll(/^ {2}'(\/[^']*)': \{/gm)].map(([, path = '']) => path);
    expect(routes).not.toHaveLength(0);
    const lines = new Set(stateTable.flatMap((row) => row.routes));
    expect(routes.filter((path) => !lines.has(path))).toEqual([]);
  });

  it('leads to stories that exist', () => {
    const wrong = stateTable.flatMap(({ screen, cells }) =>
      screenStates.flatMap((state) => {
        const cell = cells[state];
        return typeof cell === 'string' && !stories.has(cell) ? [`${screen} ${state}: ${cell}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('says why where a story is missing', () => {
    const unexplained = stateTable.flatMap(({ screen, cells }) =>
      screenStates.flatMap((state) => {
        const cell = cells[state];
        return typeof cell !== 'string' && cell.none.trim().split(' ').length < 3
          ? [`${screen} ${state}`]
          : [];
      }),
    );
    expect(unexplained).toEqual([]);
  });
});

describe('what component pages say', () => {
  it('is about components that exist', () => {
    const files = sources('design-system/src/components/**/*.stories.tsx');
    const titles = new Set(files.map(({ path }) => titleOf(path)));
    expect(Object.keys(usage).filter((title) => !titles.has(title))).toEqual([]);
  });
});

/** Ids as Storybook makes them, from the title of a file and the names of its exports. */
function storyIds({ path, text }: SourceFile): string[] {
  return [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) =>
    toId(titleOf(path), storyNameFromExport(name)),
  );
}

/** `Screens/shipments/NewShipment/Entry`; of the file that is named after its folder, `Screens/shipments/NewShipment`. */
function titleOf(path: string): string {
  const [shelf = '', ...parts] = path.replace(/^design-system\/src\/|\.stories\.tsx$/g, '').split('/');
  const names = parts.at(-1) === parts.at(-2) ? parts.slice(0, -1) : parts;
  return [shelf.charAt(0).toUpperCase() + shelf.slice(1), ...names].join('/');
}
