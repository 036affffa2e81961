import type { ReactNode } from 'react';
import { scale } from '../../src/tokens/index.ts';
import { packplatz } from '../../src/tokens/scale.ts';
import { bar, cell, code, head, page, scroller, table } from '../docs.css.ts';

type Values = Readonly<Record<string, string>>;

interface MeasureTableProps {
  /** `fontSize`: the name of the group in the tokens. */
  group: string;
  values: Values;
  /** Values of the density for the packing bench, where they differ. */
  dense?: Values | undefined;
  children: (value: string) => ReactNode;
}

function MeasureTable({ group, values, dense, children }: MeasureTableProps) {
  const columns = ['Token', 'Value', ...(dense ? ['Packplatz'] : []), 'Looks like'];
  return (
    <div className={`sb-unstyled ${page} ${scroller}`}>
      <table className={table} aria-label={group}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={head}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(values).map(([name, value]) => (
            <tr key={name}>
              <td className={`${cell} ${code}`}>
                {group}.{name}
              </td>
              <td className={`${cell} ${code}`}>{value}</td>
              {dense && <td className={`${cell} ${code}`}>{dense[name] ?? value}</td>}
              <td className={cell}>{children(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const sample = 'Sendung 00340433836442636597 O0 l1I 8B';

export function FontSizes() {
  return (
    <MeasureTable group="fontSize" values={scale.fontSize} dense={packplatz.fontSize}>
      {(fontSize) => (
        <span lang="de" style={{ fontSize }}>
          {sample}
        </span>
      )}
    </MeasureTable>
  );
}

export function FontFamilies() {
  return (
    <MeasureTable group="fontFamily" values={scale.fontFamily}>
      {(fontFamily) => (
        <span lang="de" style={{ fontFamily }}>
          {sample}
        </span>
      )}
    </MeasureTable>
  );
}

export function FontWeights() {
  return (
    <MeasureTable group="fontWeight" values={scale.fontWeight}>
      {(fontWeight) => (
        <span lang="de" style={{ fontWeight }}>
          {sample}
        </span>
      )}
    </MeasureTable>
  );
}

export function Spaces() {
  return (
    <MeasureTable group="space" values={scale.space}>
      {(width) => <div className={bar} style={{ width }} />}
    </MeasureTable>
  );
}

export function Controls() {
  return (
    <MeasureTable group="control" values={scale.control} dense={packplatz.control}>
      {(width) => <div className={bar} style={{ width }} />}
    </MeasureTable>
  );
}

export function Radii() {
  return (
    <MeasureTable group="radius" values={scale.radius}>
      {(borderRadius) => <div className={bar} style={{ borderRadius, width: '3rem', height: '3rem' }} />}
    </MeasureTable>
  );
}
