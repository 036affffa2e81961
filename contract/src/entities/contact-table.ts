/**
 * A text as a cell that no spreadsheet calculates: whatever begins as a formula does, or would be taken for a
 * cell that was made so, gets an apostrophe. What a spreadsheet's own mark of a formula is, is told by OWASP.
 */
export function toCell(text: string): string {
  return /^'*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
}

/** The text of a cell: without the apostrophe of {@link toCell}. */
export function fromCell(cell: string): string {
  return /^'+[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell;
}
