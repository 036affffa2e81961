import { endOfLegalForm } from './recognized-names.ts';

const separators = /[,;|•·\t]/u;
/** „Nr. 1“, „4a“: what belongs to the street before it. */
const onlyNumber = /^(?:nr\.?\s*)?\d{1,4}\s?\p{L}?(?:\/\d+)*$/iu;
const placeAtEnd = / ((?:\p{L}{1,3}-)?\d{4,5} \p{Lu}.*)$/su;
const endOfStreetName = /(?:str\.|straße|strasse|weg|platz|allee|gasse|ring|damm|ufer) ?\d/iu;

/**
 * What a text consists of, one part a line, without blanks around them. A text in one line is taken apart at its
 * commas, and one without any at what ends a name or begins a place.
 */
export function toAddressLines(text: string): string[] {
  const lines = text
    .normalize('NFC')
    .replaceAll(/[\u00A0\u2007\u202F]/gu, ' ')
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .flatMap((line) => line.split(separators))
    .map((line) => line.replaceAll(/\s+/gu, ' ').trim())
    .filter((line) => line !== '');
  const parts = lines.length === 1 ? toParts(lines[0] ?? '') : lines;
  return parts.reduce<string[]>((kept, line) => {
    const last = kept.at(-1);
    if (last !== undefined && onlyNumber.test(line) && !/\d$/u.test(last))
      kept.splice(-1, 1, `${last} ${line}`);
    else kept.push(line);
    return kept;
  }, []);
}

function toParts(line: string): string[] {
  const { index: endOfHead, 1: place } = placeAtEnd.exec(line) ?? {};
  if (endOfHead === undefined || place === undefined) return [line];
  const head = line.slice(0, endOfHead);
  const end = endOfLegalForm(head);
  if (end !== -1 && end < head.length) return [head.slice(0, end), head.slice(end).trim(), place];
  const endOfName = head.lastIndexOf(' ', endOfStreetName.exec(head)?.index ?? 0);
  return endOfName > 0 ? [head.slice(0, endOfName), head.slice(endOfName + 1), place] : [head, place];
}
