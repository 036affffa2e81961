import { useState } from 'react';

export interface ShownValueOptions<Value, Shown> {
  /** What the owner of the field knows. */
  value: Value | null;
  onChange: (value: Value | null) => void;
  read: (value: Value | null) => Shown | null;
  write: (shown: Shown | null) => Value | null;
  isSame?: (one: Value | null, other: Value | null) => boolean;
}

/**
 * The value of a field that shows more than its owner knows while it is typed into: a year of two
 * digits, an empty part. The owner hears of each value once.
 */
export function useShownValue<Value, Shown>({
  value,
  onChange,
  read,
  write,
  isSame = Object.is,
}: ShownValueOptions<Value, Shown>) {
  const [shown, setShown] = useState(() => read(value));
  const [reported, setReported] = useState(value);
  if (!isSame(value, reported)) {
    setReported(value);
    setShown(read(value));
  }

  const report = (next: Value | null) => {
    if (isSame(next, reported)) return;
    setReported(next);
    onChange(next);
  };
  const change = (next: Shown | null) => {
    setShown(next);
    report(write(next));
  };
  return { shown, reported, report, change };
}
