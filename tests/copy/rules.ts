/** What is wrong with a German text: the offending places, none when it is right. */
export type CopyRule = (text: string) => string[];

const units = 'kg|g|cm|mm|m|€|%|Uhr|s|Sekunden?|Minuten?|Stunden?|Tage?|Stk|KB|MB|GB';

/** Words that are left over from English or from the code. */
const english =
  'please|error|failed|failure|success|loading|submit|cancel|save|saved|delete|edit|search|close|back|next|invalid|required|settings|login|logout|download|upload|email|undefined|null|true|false|NaN|unknown|update|click|tracking|shipment|pickup';

/** The voice and the typography of every German text, one rule a name. */
export const copyRules: Readonly<Record<string, CopyRule>> = {
  'quotes are „…“ and ‚…‘': (text) => [
    ...matches(text, /["'”«»]/gu),
    ...(pairs(text, '„', '“') && pairs(text, '‚', '‘') ? [] : ['unpaired quotes']),
    // Single ones stand inside of others only.
    ...matches(text.replaceAll(/„[^“]*“/gu, ''), /‚[^‘]*‘/gu),
  ],
  // U+2011 would do, but our font lacks it.
  'in a sentence „E-Mail“ stays together, by a word joiner': (text) =>
    text.includes(' ') ? matches(text, /(?<!\p{L})\p{L}-\p{L}\p{Ll}+/gu) : [],
  'a thought stands between – dashes –, a range has none of its blanks': (text) =>
    matches(text, /\s-+\s|--|—|\p{L}–\p{L}|\d-\d|\d\s–\s\d/gu),
  'an ellipsis is one character': (text) => matches(text, /\.{2,}|…\./gu),
  'a number and its unit stay together': (text) =>
    matches(text, new RegExp(String.raw`\d[ ]?(?:${units})(?![\p{L}\d])`, 'gu')),
  'an abbreviation stays together': (text) =>
    matches(
      text,
      /(?<!\p{L})(?:z[ ]?B|d[ ]?h|u[ ]?a|o[ ]?ä|i[ ]?d[ ]?R|z\.[ ]?B|d\.[ ]?h|u\.[ ]?a|o\.[ ]?ä)\./gu,
    ),
  'people are addressed as Sie': (text) =>
    matches(text, /(?<!\p{L})(?:du|dir|dich|dein\p{L}*|ihr|euch|euer|eure[mnrs]?)(?!\p{L})/giu).filter(
      (word) => !word.startsWith('Ihr'),
    ),
  'no exclamation marks': (text) => matches(text, /!/gu),
  'no pleading': (text) => matches(text, /(?<!\p{L})bitte(?!\p{L})/giu),
  'nothing is left in English': (text) =>
    matches(text, new RegExp(String.raw`(?<![\p{L}-])(?:${english})(?![\p{L}-])`, 'giu')),
  'wording is neutral before it is marked': (text) =>
    matches(text, /\p{L}(?:[*:_/]-?in(?:nen)?|Innen)(?!\p{L})/gu),
  'blanks stand alone': (text) => matches(text, /\s{2,}|\s[,.;:?)](?!\S)/gu),
};

/** Words that the glossary says to avoid, as a rule over texts. */
export function glossaryRule(avoided: readonly string[]): CopyRule {
  return (text) =>
    avoided.filter((word) => new RegExp(String.raw`(?<![\p{L}\d])${word}(?![\p{L}\d])`, 'u').test(text));
}

/**
 * The words of the glossary's last column. A word that another line puts on the screen is left out:
 * „Entwurf“ is wrong for a template only, and no rule over a single text can tell.
 */
export function avoidedWords(glossary: string): string[] {
  const rows = glossary
    .split('\n')
    .filter((line) => /^\|(?! -|-)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length === 5)
    .slice(1);
  const onScreen = rows.map((cells) => cells[2] ?? '').join(' ');
  const avoided = rows.flatMap((cells) => words(cells[3] ?? ''));
  return avoided.filter((word) => !new RegExp(String.raw`(?<!\p{L})${word}(?!\p{L})`, 'iu').test(onScreen));
}

/** Single words of a cell, without its remarks: „Kollo“ of „Kollo; ‚Paket‘ is a product of DHL“. */
function words(cell: string): string[] {
  return cell
    .replaceAll(/\([^)]*\)/g, '')
    .split(/[,;]/)
    .map((word) => word.trim())
    .filter((word) => /^\p{L}[\p{L}-]*(?: \p{L}+)?$/u.test(word));
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([found]) => found);
}

/** Whether every opening quote is closed before the next one opens. */
function pairs(text: string, open: string, close: string): boolean {
  const marks = [...text].filter((character) => character === open || character === close);
  return marks.length % 2 === 0 && marks.every((mark, index) => mark === (index % 2 === 0 ? open : close));
}
