import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The part of a compose file that tests look at. */
export interface ComposeService {
  readonly image: string;
  readonly build?: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly stop_grace_period?: string;
  readonly restart?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly volumes?: readonly string[];
  readonly configs?: readonly { readonly source: string }[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly test: readonly string[] };
}

export interface ComposeFile {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly configs: Readonly<Record<string, { readonly content: string }>>;
}

/**
 * Reads a compose file as Compose does, with its variables filled in.
 *
 * @throws naming a variable that the file demands and nobody has given
 */
export function readComposeFile(file: URL, variables: Readonly<Record<string, string>>): ComposeFile {
  const document = parse(readFileSync(file, 'utf8'), { merge: true }) as ComposeFile;
  return fillIn(document, variables) as ComposeFile;
}

function fillIn(value: unknown, variables: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return fillInText(value, variables);
  if (Array.isArray(value)) return value.map((item: unknown) => fillIn(item, variables));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillIn(item, variables)]));
}

/** From the inside out, since a default may itself hold a variable. */
function fillInText(text: string, variables: Readonly<Record<string, string>>): string {
  const innermost = /\$\{(\w+)(?::([-+?])([^${}]*))?\}/;
  let filled = text;
  for (let found = innermost.exec(filled); found; found = innermost.exec(filled)) {
    const [whole, name = '', rule, other = ''] = found;
    const given = variables[name] ?? '';
    if (rule === '?' && given === '') throw new Error(`${name} is missing`);
    const value = rule === '+' ? given && other : given || (rule === '-' ? other : '');
    filled = filled.replace(whole, () => value);
  }
  return filled;
}
