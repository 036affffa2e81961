/** Calls under way that change something: a page that is loaded anew cuts them off, done or not. */
let underWay = 0;
const waiting = new Set<() => void>();

/** Says that a write has begun; @returns the way to say that its outcome is known. */
export function beginWrite(): () => void {
  underWay += 1;
  return () => {
    underWay -= 1;
    // What its outcome leads to in the same breath, such as the write after it, goes first.
    setTimeout(() => {
      if (underWay === 0) for (const tell of waiting) tell();
    });
  };
}

export function isWriting(): boolean {
  return underWay > 0;
}

/** Tells each time when no write is under way any more; @returns the way to stop. */
export function onWritesDone(listener: () => void): () => void {
  waiting.add(listener);
  return () => waiting.delete(listener);
}
