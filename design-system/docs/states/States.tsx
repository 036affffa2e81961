import { cell, code, head, hole, list, page, scroller, table } from '../docs.css.ts';
import { type IndexEntry, useStoryIndex } from '../story-index.ts';
import { StoryLink } from '../StoryLink.tsx';
import { columnNames, columns } from './columns.ts';
import { type Cell, stateRows } from './state-rows.ts';

/** The page „Zustände“: screens × states, each cell with its stories. */
export function States() {
  const rows = stateRows(useStoryIndex().values());
  return (
    <div className={`sb-unstyled ${page}`}>
      <div className={scroller}>
        <table className={table} aria-label="Screens and their states">
          <thead>
            <tr>
              {['Screen', ...columnNames.map((name) => columns[name].label), 'Phone'].map((label) => (
                <th key={label} scope="col" className={head}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ screen, cells }) => (
              <tr key={screen}>
                <th scope="row" className={`${cell} ${code}`}>
                  {screen}
                </th>
                {columnNames.map((name) => (
                  <td key={name} className={cell}>
                    <StateCell {...cells[name]} />
                  </td>
                ))}
                <td className={cell}>
                  <StoryLinks stories={cells.ready.stories} globals="viewport.value:w375" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function StateCell({ stories, reason }: Cell) {
  if (stories.length > 0) return <StoryLinks stories={stories} />;
  return <span className={hole}>– {reason ?? 'nobody has said why'}</span>;
}

function StoryLinks({ stories, globals }: { stories: readonly IndexEntry[]; globals?: string }) {
  return (
    <span className={list}>
      {stories.map((story) => (
        <StoryLink key={story.id} entry={story} globals={globals}>
          {story.name}
        </StoryLink>
      ))}
    </span>
  );
}
