import { parseSync, type ESTree } from 'vite';
import { sampleByKey, sampleByParameter } from './samples/index.ts';

/** What a copy function says when it is called with sample arguments. */
export interface Sampled {
  parameters: string[];
  texts: string[];
  patterns: string[];
}

// eslint-disable-next-line typescript/no-explicit-any -- any function of any copy module
type CopyFunction = (...args: any[]) => unknown;

/** Calls a copy function with sample arguments. Throws where the samples have none for it. */
export function sampleTexts(key: string, copyFunction: CopyFunction): Sampled {
  const parameters = parameterNames(copyFunction);
  const calls = sampleByKey[key] ?? callsFromParameters(key, parameters);
  const texts: string[] = [];
  const patterns: string[] = [];
  for (const call of calls)
    for (const text of stringsIn(copyFunction(...call))) {
      if (texts.includes(text)) continue;
      texts.push(text);
      patterns.push(patternOfResult(text, [...stringsIn(call)]));
    }
  return { parameters, texts, patterns };
}

/** A regular expression for a text as it is, whatever its blanks; `{name}` stands for anything. */
export function patternOf(text: string): string {
  return joined(text.split(/\{\w+\}/u));
}

/** The same for what a function said: anything may stand in place of its arguments. */
function patternOfResult(text: string, samples: readonly string[]): string {
  const words = samples.toSorted((one, other) => other.length - one.length).map(escape);
  return joined(text.split(new RegExp([...words, numberOrDay].join('|'), 'gu')));
}

/** Numbers, times and dates are made from arguments. */
const numberOrDay = String.raw`\d[\d.,:]*|\b(?:Mo|Di|Mi|Do|Fr|Sa|So)\.,|\b(?:heute|morgen|gestern)\b`;

function joined(parts: readonly string[]): string {
  const pattern = parts
    .map(escape)
    .join('.+?')
    .trim()
    .replaceAll(/\s+/gu, String.raw`\s+`);
  // „20.11.2026, 13:05“ is two numbers here and may be one or none elsewhere.
  return pattern.replaceAll(/\.\+\?(?:(?:\\s\+)?\.\+\?)+/gu, '.+?');
}

function callsFromParameters(key: string, parameters: readonly string[]): unknown[][] {
  const missing = parameters.filter((name) => !(name in sampleByParameter));
  if (missing.length > 0)
    throw new Error(`No sample for ${missing.join(', ')} of ${key}: add one in .storybook/texts/samples`);
  const samples = parameters.map((name) => sampleByParameter[name] ?? []);
  const amount = Math.max(1, ...samples.map((values) => values.length));
  return Array.from({ length: amount }, (_, turn) =>
    samples.map((values) => values[Math.min(turn, values.length - 1)]),
  );
}

/** Names from the source of the function; a destructured parameter is `…`. */
function parameterNames(copyFunction: CopyFunction): string[] {
  const { body } = parseSync('copy.ts', `(${String(copyFunction)})`).program;
  const expression = body[0]?.type === 'ExpressionStatement' ? withoutParentheses(body[0].expression) : null;
  if (expression?.type !== 'ArrowFunctionExpression' && expression?.type !== 'FunctionExpression') return [];
  return expression.params.map((parameter) => {
    const pattern = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
    return pattern.type === 'Identifier' ? pattern.name : '…';
  });
}

function withoutParentheses(expression: ESTree.Expression): ESTree.Expression {
  return expression.type === 'ParenthesizedExpression'
    ? withoutParentheses(expression.expression)
    : expression;
}

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    if (value !== '') yield value;
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) yield* stringsIn(part);
  }
}

function escape(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}/]/g, String.raw`\$&`);
}
