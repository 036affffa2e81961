/** Light or dark; `system` follows what the operating system says. */
export type Theme = 'system' | 'light' | 'dark';

/** What somebody has chosen for this browser; it acts at once. */
export interface ThemeChoice {
  readonly value: Theme;
  readonly onChange: (theme: Theme) => void;
}
