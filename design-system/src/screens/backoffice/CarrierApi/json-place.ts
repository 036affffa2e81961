import {
  findNodeAtLocation,
  type JSONPath,
  parse,
  type ParseError,
  printParseErrorCode,
  parseTree,
} from 'jsonc-parser';

/** A place in a text, both counted from 1. */
interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** What is wrong with a text that is no JSON. */
export type JsonFault = 'name' | 'value' | 'colon' | 'comma' | 'bracket' | 'quote' | 'end' | 'character';

const faults: Readonly<Record<string, JsonFault>> = {
  PropertyNameExpected: 'name',
  ValueExpected: 'value',
  ColonExpected: 'colon',
  CommaExpected: 'comma',
  CloseBraceExpected: 'bracket',
  CloseBracketExpected: 'bracket',
  UnexpectedEndOfString: 'quote',
  EndOfFileExpected: 'end',
};

/** JSON as it was typed, or what is wrong with it first and where. */
export function readJson(
  text: string,
): { readonly value: unknown } | { readonly fault: JsonFault; readonly at: TextPlace } {
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (first)
    return {
      fault: faults[printParseErrorCode(first.error)] ?? 'character',
      at: placeAt(text, first.offset),
    };
  return { value };
}

/** Where a value stands in JSON that can be read; of one that is missing, where what should hold it begins. */
export function placeOf(text: string, path: JSONPath): TextPlace {
  const root = parseTree(text);
  if (!root) return placeAt(text, 0);
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (node) return placeAt(text, node.offset);
  }
  return placeAt(text, root.offset);
}

function placeAt(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
