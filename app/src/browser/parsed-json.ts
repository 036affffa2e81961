/** What was kept as JSON; what somebody else may have changed is nothing, where it is none. */
export function parsedJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
