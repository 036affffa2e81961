/** What the log says of an error. */
export interface ErrorDescription {
  /** Name of its class. */
  readonly type: string;
  readonly code?: string;
  readonly status?: number;
  /** What a database says about itself: names of tables, columns and rules, never of what stands in them. */
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
  readonly routine?: string;
  /** The system call that failed. */
  readonly syscall?: string;
  /** The claim of a token that was wrong. */
  readonly claim?: string;
  /** Only of the few shapes that cannot hold anything a person has typed. */
  readonly message?: string;
  /** Where it was thrown, innermost first: function and place. */
  readonly at: readonly string[];
  readonly cause?: ErrorDescription;
}

const MAX_FRAMES = 12;
const MAX_DEPTH = 4;

const names = ['table', 'column', 'constraint', 'routine', 'syscall', 'claim'] as const;
/** What names look like; a sentence, an address or a token does not. */
const name = /^[A-Za-z_][\w.]{0,62}$/;
const frame = /^ {4}at .*(?:\.[cm]?[jt]s:\d+:\d+\)?|\(?node:[\w/]+:\d+:\d+\)?|<anonymous>\)?)$/;
/** Messages of the engine about the program itself. */
const harmlessMessages = [
  /^Cannot (?:read|set) properties of (?:undefined|null) \((?:reading|setting) '[\w$]{1,40}'\)$/,
  /^[\w$.]{1,80} is not (?:a function|defined|iterable|a constructor)$/,
  /^Maximum call stack size exceeded$/,
];

/**
 * Describes an error by what is known to be harmless. Messages are left out: those of databases,
 * parsers and validators repeat what they could not digest, and drivers add the parameters.
 *
 * @param isFrank whether messages are told as well, for whoever debugs with data of their own
 */
export function describeError(error: unknown, isFrank = false, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, at: [] };
  const given = error as Error & Readonly<Record<string, unknown>>;
  const inner = error instanceof AggregateError ? (error.errors[0] as unknown) : error.cause;
  const status = given['statusCode'] ?? given['status'];
  const description: Record<string, unknown> = { type: name.test(error.name) ? error.name : 'Error' };
  if (error.constructor.name !== error.name && name.test(error.constructor.name)) {
    description['type'] = error.constructor.name;
  }
  const { code } = given;
  if (typeof code === 'string' && /^\w{2,60}$/.test(code)) description['code'] = code;
  if (typeof status === 'number') description['status'] = status;
  for (const key of names) {
    const value = given[key];
    if (typeof value === 'string' && name.test(value)) description[key] = value;
  }
  if (isFrank || harmlessMessages.some((shape) => shape.test(error.message))) {
    description['message'] = error.message;
  }
  description['at'] = framesOf(error);
  if (inner instanceof Error && depth < MAX_DEPTH) {
    description['cause'] = describeError(inner, isFrank, depth + 1);
  }
  return description as unknown as ErrorDescription;
}

/** The frames below the message, which may have lines that look like frames. */
function framesOf({ stack = '', message }: Error): string[] {
  const end = stack.indexOf(message);
  return (end === -1 ? '' : stack.slice(end + message.length))
    .split('\n')
    .filter((line) => frame.test(line))
    .slice(0, MAX_FRAMES)
    .map((line) => line.trim().replace(/^at /, '').replaceAll('file://', ''));
}
