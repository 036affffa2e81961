/**
 * A text in lines of a length, in whole words. Only a word that is longer itself is parted, at its last hyphen that has
 * room. A number stays beside its word: „Parcela 12“.
 *
 * @param most characters of a line
 */
export function textInLines(text: string, most: number): string[] {
  if (text.length <= most) return [text];
  const lastBlank = text.lastIndexOf(' ', most);
  const wordBefore = /\d/.test(text[lastBlank + 1] ?? '') ? text.lastIndexOf(' ', lastBlank - 1) : -1;
  const blank = wordBefore > 0 ? wordBefore : lastBlank;
  const hyphen = text.lastIndexOf('-', most - 1);
  const end = blank > 0 ? blank : hyphen > 0 ? hyphen + 1 : most;
  return [text.slice(0, end), ...textInLines(text.slice(end).trim(), most)];
}

/** Neighbours in one line where both have room, with a comma between them. */
export function closeLines(lines: readonly string[], most: number): string[] {
  return lines.reduce<string[]>((kept, line) => {
    const together = `${kept.at(-1)}, ${line}`;
    if (kept.length > 0 && together.length <= most) kept.splice(-1, 1, together);
    else kept.push(line);
    return kept;
  }, []);
}
