import { cell, code, columnShares, evenTable, head, muted, scroller, table } from '../docs.css.ts';
import type { IndexEntry } from '../story-index.ts';
import { SeenIn } from './SeenIn.tsx';
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
        <table className={`${table} ${evenTable}`} aria-label={area}>
          <thead>
            <tr>
              {['Text', 'Key', 'Specification', 'Seen in'].map((column, index) => (
                <th key={column} scope="col" className={head} style={{ width: columnShares[index] }}>
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
  const { texts, examples, parameters, lengthLimit } = entry;
  return (
    <tr>
      <td className={cell}>
        {(examples.length > 0 ? examples : texts).map((text) => (
          <p key={text} lang="de">
            {text}
          </p>
        ))}
        {parameters.length > 0 && (
          <p className={muted}>
            Made from {parameters.join(', ')}; {examples.length > 0 ? 'as stories show it' : 'with samples'}.
          </p>
        )}
        {lengthLimit !== null && <p className={muted}>Labels a field of at most {lengthLimit} characters.</p>}
      </td>
      <td className={`${cell} ${code}`}>{entry.key}</td>
      <td className={cell}>{entry.section !== null && `fixed, section ${entry.section}`}</td>
      <td className={cell}>
        <SeenIn entry={entry} index={index} />
      </td>
    </tr>
  );
}
