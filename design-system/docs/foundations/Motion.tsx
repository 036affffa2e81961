import { useState } from 'react';
import { Button } from '../../src/components/Button/Button.tsx';
import { scale } from '../../src/tokens/index.ts';
import { cell, code, head, mover, page, table } from '../docs.css.ts';

/** How long each duration is, to be seen. */
export function Durations() {
  const [isMoved, setIsMoved] = useState(false);
  return (
    <div className={`sb-unstyled ${page}`}>
      <Button onPress={() => setIsMoved(!isMoved)}>Play</Button>
      <table className={table} aria-label="Durations">
        <thead>
          <tr>
            {['Token', 'Value', 'Looks like'].map((column) => (
              <th key={column} scope="col" className={head}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(scale.duration).map(([name, transitionDuration]) => (
            <tr key={name}>
              <td className={`${cell} ${code}`}>duration.{name}</td>
              <td className={`${cell} ${code}`}>{transitionDuration}</td>
              <td className={cell}>
                <div className={mover} style={{ transitionDuration, translate: isMoved ? '10rem' : '0' }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
