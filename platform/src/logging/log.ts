import { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { pino, stdTimeFunctions } from 'pino';
import type { DestinationStream } from 'pino';
import { describeError } from './describe-error.ts';

/** Where the platform tells its operator what happens: one line of JSON each. */
export type Log = FastifyBaseLogger;

export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

/** All that a line may hold beside its time, level, request and sentence. What libraries add is left out. */
const fields: ReadonlySet<string> = new Set([
  'err',
  // Of an answer: method and pattern of the path, never the path itself.
  'route',
  'status',
  'milliseconds',
  // Of the platform as a whole.
  'addresses',
  'database',
  'seconds',
  'requests',
  'key',
]);

/**
 * A log without anything that people type or hold: errors are described by an allow-list, fields are
 * allowed by name, and sentences lose what may be a query.
 *
 * @param level with `debug` errors also tell their messages, in which there may be anything
 */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  const isFrank = level === 'debug';
  const options = {
    level,
    timestamp: stdTimeFunctions.isoTime,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (subject: object) => allowed(subject, isFrank),
    },
    hooks: {
      logMethod(this: unknown, args: unknown[], method: (...args: never[]) => void) {
        method.apply(this, inOwnWords(args) as never[]);
      },
    },
    // The ones that fastify brings would tell addresses; nothing of a request or reply is a field here.
    serializers: { req: () => undefined, res: () => undefined, err: (value: unknown) => value },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** How parts of the platform tell of faults that nobody gets as an answer. */
export type ReportFault = (what: string, error: unknown) => void;

export function createFaultReporter(log: Log): ReportFault {
  return (what, error) => log.error({ err: error }, `Fault: ${what}`);
}

function allowed(subject: object, isFrank: boolean): Record<string, unknown> {
  const known = Object.entries(subject).filter(([key, value]) => fields.has(key) && value !== undefined);
  return Object.fromEntries(
    known.map(([key, value]) => [key, key === 'err' ? describeError(value, isFrank) : value]),
  );
}

/**
 * pino takes an error's message for the sentence where there is no other, and so do libraries. An
 * address in a sentence ends at its query.
 */
function inOwnWords([subject, sentence]: readonly unknown[]): unknown[] {
  if (typeof subject === 'string') return [withoutQueries(subject)];
  const isError = subject instanceof Error;
  const error: unknown = isError ? subject : (subject as { readonly err?: unknown } | undefined)?.err;
  const isRepeated = error instanceof Error && sentence === error.message;
  const words = typeof sentence === 'string' && !isRepeated ? withoutQueries(sentence) : undefined;
  return [
    isError ? { err: subject } : subject,
    words ?? (error === undefined ? undefined : 'Something failed'),
  ];
}

function withoutQueries(sentence: string): string {
  return sentence.replace(/\?\S*/g, '?');
}

/** What fastify tells of requests: one line per answer, by the pattern of its route. */
export class AnswerLog extends LogController {
  readonly #knownPaths: ReadonlySet<string>;

  /** @param knownPaths paths that tell nothing but themselves, for routes that take all of them */
  constructor(knownPaths: readonly string[] = []) {
    super({ requestIdLogLabel: 'requestId' });
    this.#knownPaths = new Set(knownPaths);
  }

  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    { log, method, url, routeOptions }: FastifyRequest,
    { statusCode, elapsedTime }: FastifyReply,
  ): void {
    const path = url.split('?', 1)[0] ?? '';
    const pattern = this.#knownPaths.has(path) ? path : (routeOptions.url ?? '(unknown path)');
    const answer = {
      route: `${method} ${pattern}`,
      status: statusCode,
      milliseconds: Math.round(elapsedTime),
    };
    if (error) log.warn({ ...answer, err: error }, 'Answer was not finished');
    else log.info(answer, 'Answered');
  }
}
