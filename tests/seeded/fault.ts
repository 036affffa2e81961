/** A fault that somebody could make by accident, planted to see whether the checks catch it. */
export interface Fault {
  name: string;
  /** From `design-system/src`. */
  file: string;
  /** Stands in the file exactly once. */
  find: string;
  replace: string;
  /** Folder of the story files to run, from `design-system/src`: `components/Button/`. */
  stories: string;
}
