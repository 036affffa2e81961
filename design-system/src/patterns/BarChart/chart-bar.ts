/** One bar. */
export interface ChartBar {
  /** What tells it from the others. */
  readonly key: string;
  /** Below it or before it: „DHL“, „KW 45“. */
  readonly label: string;
  /** Where there is little room: „45“. */
  readonly shortLabel?: string;
  /** How long each of its parts is, in the order of the series. */
  readonly parts: readonly number[];
  /** At its end: „112“. */
  readonly value: string;
  /** Behind that: „2 Ausnahmen“. Of bars that lie only. */
  readonly note?: string;
  /** All of it in words: „KW 45: 112 Sendungen, davon 2 mit Ausnahme“. */
  readonly text: string;
}

/** What one part of every bar stands for. Told apart by more than colour: `danger` is hatched. */
export interface ChartSeries {
  readonly name: string;
  readonly tone: 'plain' | 'danger';
}
