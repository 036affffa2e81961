import type { ReactNode } from 'react';
import { matrix, matrixBody, matrixCell, matrixColumns, matrixHead, matrixRow } from './stage.css.ts';

export interface MatrixProps<Row extends string, Column extends string> {
  rows: readonly Row[];
  columns: readonly Column[];
  children: (row: Row, column: Column) => ReactNode;
}

/**
 * Every row crossed with every column, with their names at the edges; where there is no room for a table, each
 * cell has the name of its column above it. Used by stories only.
 */
export function Matrix<Row extends string, Column extends string>({
  rows,
  columns,
  children,
}: MatrixProps<Row, Column>) {
  return (
    <table className={matrix}>
      <thead className={matrixColumns}>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col" className={matrixHead}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={matrixBody}>
        {rows.map((row) => (
          <tr key={row} className={matrixRow}>
            <th scope="row" className={matrixHead}>
              {row}
            </th>
            {columns.map((column) => (
              <td key={column} className={matrixCell} data-column={column}>
                {children(row, column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
