import { cell, code, head, hole, muted, page, scroller, table } from '../docs.css.ts';
import { type IndexEntry, useStoryIndex } from '../story-index.ts';
import { StoryLink } from '../StoryLink.tsx';
import { type Cell, type ScreenState, screenStates, stateLabels, stateTable } from './state-table.ts';

/** The page „Zustände“: routes × states, each cell with its story. */
export function States() {
  const index = useStoryIndex();
  return (
    <div className={`sb-unstyled ${page}`}>
      <div className={scroller}>
        <table className={table} aria-label="Routes and their states">
          <thead>
            <tr>
              <th scope="col" className={head}>
                Screen
              </th>
              {screenStates.map((state) => (
                <th key={state} scope="col" className={head}>
                  {stateLabels[state]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {stateTable.map(({ screen, routes, cells }) => (
              <tr key={screen}>
                <th scope="row" className={cell}>
                  {screen}
                  <div className={`${code} ${muted}`}>{routes.join(' ')}</div>
                </th>
                {screenStates.map((state) => (
                  <td key={state} className={cell}>
                    <StateCell state={state} content={cells[state]} index={index} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface StateCellProps {
  state: ScreenState;
  content: Cell;
  index: ReadonlyMap<string, IndexEntry>;
}

function StateCell({ state, content, index }: StateCellProps) {
  if (typeof content !== 'string') return <span className={hole}>– {content.none}</span>;
  return (
    <StoryLink entry={{ id: content, type: 'story' }}>
      {index.get(content)?.name ?? stateLabels[state]}
    </StoryLink>
  );
}
