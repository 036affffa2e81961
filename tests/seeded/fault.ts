/** A fault that somebody could make by accident, planted to see whether the checks catch it. */
export interface Fault {
  name: string;
  /** From `design-system/src`. */
  file: string;
  /** Stands in the file exactly once. */
  find: string;
  replace: string;
  /** Story files to run, by a part of their paths. */
  stories: string;
}
