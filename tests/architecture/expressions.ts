import { Visitor, type ESTree } from 'vite';
import { lineAt, parse, type SourceFile } from './sources.ts';

/** A regular expression of the source; what it consists of is `undefined` where only a running program knows. */
export interface Expression {
  /** Path and line. */
  place: string;
  source: string | undefined;
  flags: string;
}

/** All regular expressions of a file: literals, and what is made of texts that stand in the same file. */
export function expressionsOf(file: SourceFile): Expression[] {
  const program = parse(file);
  const constants = new Map<string, ESTree.Expression>();
  const found: Expression[] = [];
  const add = ({ start }: ESTree.Node, source: string | undefined, flags: string | undefined = '') =>
    found.push({ place: `${file.path}:${lineAt(file.text, start)}`, source, flags });
  const addMade = (node: ESTree.NewExpression | ESTree.CallExpression) => {
    if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return;
    const [source, flags] = node.arguments;
    add(node, textOf(source, constants), flags && textOf(flags, constants));
  };
  new Visitor({
    VariableDeclaration: ({ kind, declarations }) => {
      for (const { id, init } of declarations)
        if (kind === 'const' && id.type === 'Identifier' && init) constants.set(id.name, init);
    },
    Literal: (node) => {
      if ('regex' in node) add(node, node.regex.pattern, node.regex.flags);
    },
    NewExpression: addMade,
    CallExpression: addMade,
  }).visit(program);
  return found;
}

/** What a constant says: a text, a number, a sum or template of them, or a name of one. */
function textOf(
  node: ESTree.Node | undefined,
  constants: ReadonlyMap<string, ESTree.Expression>,
): string | undefined {
  switch (node?.type) {
    case 'Literal':
      return 'regex' in node ? undefined : String(node.value);
    case 'Identifier': {
      return textOf(constants.get(node.name), constants);
    }
    case 'BinaryExpression':
      return joined([textOf(node.left, constants), textOf(node.right, constants)]);
    case 'TaggedTemplateExpression':
      return template(node.quasi, constants, 'raw');
    case 'TemplateLiteral':
      return template(node, constants, 'cooked');
    default:
      return undefined;
  }
}

function template(
  { quasis, expressions }: ESTree.TemplateLiteral,
  constants: ReadonlyMap<string, ESTree.Expression>,
  kind: 'raw' | 'cooked',
): string | undefined {
  return joined(
    quasis.flatMap(({ value }, at) => [
      value[kind] ?? undefined,
      at < expressions.length ? textOf(expressions[at], constants) : '',
    ]),
  );
}

function joined(parts: (string | undefined)[]): string | undefined {
  return parts.includes(undefined) ? undefined : parts.join('');
}
