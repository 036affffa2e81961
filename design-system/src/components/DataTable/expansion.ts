import { createContext } from 'react';

/** What a table tells the buttons that unfold its rows. */
export interface TableExpansion {
  expandedKeys: ReadonlySet<string>;
  onExpandedChange: (keys: ReadonlySet<string>) => void;
  /** Id of what a row unfolds. */
  detailId: (key: string) => string;
}

export const ExpansionContext = createContext<TableExpansion | undefined>(undefined);
