/** How a switch of a row stands, where that is not what the row says. */
export type SwitchStanding<Name extends string = string> =
  | { readonly kind: 'pending'; readonly name: Name; readonly isOn: boolean }
  | { readonly kind: 'failed'; readonly message: string };

/** Switches of rows, each of which saves at once. While one of a row is saved, its others wait. */
export interface RowSwitches<Row, Name extends string> {
  readonly standingOf: (row: Row) => SwitchStanding<Name> | undefined;
  /** @param name which switch of the row */
  readonly onSwitch: (row: Row, name: Name, isOn: boolean) => void;
}
