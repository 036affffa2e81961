import { Markdown } from '@storybook/addon-docs/blocks';
import { cell, head, page, table } from '../docs.css.ts';
import type { Usage } from './usage/usage-entry.ts';

/** When not to use a component, its accessible name, and its keys. */
export function UsageNotes({ usage: { insteadOf, name, keyboard } }: { usage: Usage }) {
  return (
    <>
      <Markdown>{`**When not:** ${insteadOf}\n\n**Accessible name:** ${name}`}</Markdown>
      {keyboard.length > 0 && <KeyTable keyboard={keyboard} />}
    </>
  );
}

function KeyTable({ keyboard }: Pick<Usage, 'keyboard'>) {
  return (
    <div className={`sb-unstyled ${page}`}>
      <table className={table} aria-label="Keyboard">
        <thead>
          <tr>
            <th scope="col" className={head}>
              Keys
            </th>
            <th scope="col" className={head}>
              What they do
            </th>
          </tr>
        </thead>
        <tbody>
          {keyboard.map(([keys, does]) => (
            <tr key={keys}>
              <th scope="row" className={cell}>
                {keys}
              </th>
              <td className={cell}>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
