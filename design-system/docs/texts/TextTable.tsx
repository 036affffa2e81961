import { cell, code, head, list, muted, scroller, table } from '../docs.css.ts';
import type { IndexEntry } from '../story-index.ts';
import { StoryLink } from '../StoryLink.tsx';
import { storiesFor } from './stories-for.ts';
import type { TextEntry } from './text-entry.ts';

export interface TextTableProps {
  area: string;
  entries: readonly TextEntry[];
  index: ReadonlyMap<string, IndexEntry>;
}

/** The texts of one screen or component. */
export function TextTable({ area, entries, index }: TextTableProps) {
  return (
    <section>
      <h2>{area}</h2>
      <div className={scroller}>
        <table className={table} aria-label={area}>
          <thead>
            <tr>
              {['Text', 'Key', 'Specification', 'Seen in'].map((column) => (
                <th key={column} scope="col" className={head}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <TextRow key={entry.id} entry={entry} index={index} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function TextRow({ entry, index }: { entry: TextEntry; index: ReadonlyMap<string, IndexEntry> }) {
  const { stories, more } = storiesFor(entry, index);
  return (
    <tr>
      <td className={cell}>
        {entry.texts.map((text) => (
          <p key={text} lang="de">
            {text}
          </p>
        ))}
        {entry.parameters.length > 0 && (
          <p className={muted}>Made from {entry.parameters.join(', ')}; shown with examples.</p>
        )}
      </td>
      <td className={`${cell} ${code}`}>{entry.key}</td>
      <td className={cell}>{entry.section !== null && `fixed, section ${entry.section}`}</td>
      <td className={cell}>
        <ul className={list}>
          {stories.map((story) => (
            <li key={story.id}>
              <StoryLink entry={story}>{story.label}</StoryLink>
            </li>
          ))}
        </ul>
        {more > 0 && <p className={muted}>and {more} more</p>}
        {entry.shownIn?.length === 0 && <p className={muted}>shown by no story</p>}
      </td>
    </tr>
  );
}
