/** Whole lists of arguments, by key, where a parameter's name says too little. */
export type SamplesByKey = Readonly<Record<string, readonly (readonly unknown[])[]>>;
