import { useState } from 'react';
import { Button } from '../../src/components/Button/Button.tsx';
import { cell, code, head, hole, list, page, parts, scroller, table } from '../docs.css.ts';
import { type IndexEntry, useStoryIndex } from '../story-index.ts';
import { StoryLink } from '../StoryLink.tsx';
import { columnNames, columns } from './columns.ts';
import { looks } from './looks.ts';
import { usePictures } from './pictures.ts';
import { type Cell, stateRows } from './state-rows.ts';
import { StateSheet } from './StateSheet.tsx';

/** The page „Zustände“: screens × states, each cell with its stories, and of each screen a sheet of pictures. */
export function States() {
  const rows = stateRows(useStoryIndex().values());
  const pictures = usePictures();
  const [opened, setOpened] = useState<string>();
  const open = rows.find(({ screen }) => screen === opened);
  if (open && pictures)
    return (
      <div className={`sb-unstyled ${page} ${parts}`}>
        <Button autoFocus onPress={() => setOpened(undefined)}>
          All screens
        </Button>
        <h2>{open.screen}</h2>
        <StateSheet key={open.screen} row={open} pictures={pictures} />
      </div>
    );
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
                  <p>{screen}</p>
                  {pictures && (
                    <Button
                      variant="link"
                      aria-label={`Pictures of ${screen}`}
                      onPress={() => setOpened(screen)}
                    >
                      Pictures
                    </Button>
                  )}
                </th>
                {columnNames.map((name) => (
                  <td key={name} className={cell}>
                    <StateCell {...cells[name]} />
                  </td>
                ))}
                <td className={cell}>
                  <StoryLinks stories={cells.ready.stories} globals={looks.phone.globals} />
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
