import { addDays, api, fillPath, headerNames, mediaTypes, permissionsFor, problemsOf } from 'contract';
import type { Endpoint, Geography } from 'contract';
import { isValidPhone } from 'contract/phone';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { recordExport } from '../audit/exports.ts';
import { addressKey } from '../http/address-key.ts';
import type { TokenVerifier } from '../identity/token-verifier.ts';
import type { Database } from '../store/index.ts';
import { sendParts, toLines } from './answer-parts.ts';
import { createDoors, defaultCallLimits } from './call-limits.ts';
import type { CallLimits, Visit } from './call-limits.ts';
import { callerClock, callerDay, callerStartOfDay } from './caller-day.ts';
import { identifyCaller, notAllowed, personKey, requireAnyOf } from './caller.ts';
import { disposition } from './disposition.ts';
import type {
  Call,
  FileAnswer,
  PublicCall,
  RecordedCall,
  Resources,
  ServedFile,
  StreamedFile,
  UploadCall,
} from './handler.ts';
import { readIdempotencyKey, runOnce } from './idempotency.ts';
import { ProblemError } from './problem.ts';
import { createRateLimits, createStrangersLimit, defaultRateLimits } from './rate-limits.ts';
import type { CountCall, CountStranger, RateLimits } from './rate-limits.ts';
import { sendRevalidated } from './revalidation.ts';
import { rowsOf } from './scope.ts';
import { sentFile, toUploadError, withUploads } from './uploads.ts';
import { parseBody, parseParams, parseQuery, requireSensible } from './validation.ts';
import { readVersion, removeUnlessOvertaken, rereadIfOvertaken, tellVersion } from './versions.ts';

export interface RouteSurroundings {
  readonly db: Database;
  readonly verifyToken: TokenVerifier;
  readonly resources: Resources;
  readonly now: () => Date;
  /** Countries and territories by which bodies are judged; the default set where nothing is said. */
  readonly findGeography?: () => Promise<Geography>;
  /** Whether answers are compared with their schema; a difference is an error then. */
  readonly checkAnswers: boolean;
  /** How often people and organisations may call what is limited. */
  readonly rateLimits?: RateLimits;
  /** How much may be under way at once. */
  readonly callLimits?: CallLimits;
}

/** What all routes share. */
interface Shared extends RouteSurroundings {
  readonly countCall: CountCall;
  readonly countStranger: CountStranger;
  /** Milliseconds in which whoever reads an answer in parts has to take the next one. */
  readonly readerPatience: number;
}

/** A descriptor, and what is said of a thing of its resource that is not there. */
interface Route {
  readonly description: Endpoint;
  readonly missing: string;
}

/** A handler whose types the map of handlers has already checked. */
type AnyHandler = (call: Call | PublicCall | RecordedCall | UploadCall) => unknown;

/** Registers a route for every descriptor of the contract, and nothing else. */
export function registerRoutes(
  app: FastifyInstance,
  surroundings: RouteSurroundings,
  calls: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = api,
): void {
  const { rateLimits = defaultRateLimits, callLimits = defaultCallLimits } = surroundings;
  const enter = createDoors(callLimits);
  const shared = {
    ...surroundings,
    countCall: createRateLimits(rateLimits),
    countStranger: createStrangersLimit(rateLimits),
    readerPatience: callLimits.readerPatience,
  };
  for (const [resource, endpoints] of Object.entries(calls)) {
    const { handlers, notFound: missing } = surroundings.resources[resource as keyof Resources];
    for (const [name, description] of Object.entries(endpoints)) {
      const handler = (handlers as Readonly<Record<string, AnyHandler>>)[name];
      if (!handler) throw new Error(`No handler for ${resource}.${name}`);
      withUploads(app, description, (place) => {
        place.route({
          method: description.method,
          url: `/${description.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
          // A HEAD would do all the work of its GET, and nobody asks for one.
          exposeHeadRoute: false,
          handler: async (request, reply) => {
            await enter(request, reply, async (visit) => {
              try {
                await answer({ description, missing }, handler, request, reply, visit, shared);
              } catch (error) {
                const told = toUploadError(description, error, request);
                throw checkProblem(description, told, shared.checkAnswers);
              }
            });
            return reply;
          },
        });
      });
    }
  }
}

/** Does the work of a call and hands its answer over, without waiting for whoever reads it. */
async function answer(
  route: Route,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
  visit: Visit,
  surroundings: Shared,
): Promise<void> {
  const { description } = route;
  const call = await toCall(route, request, visit, surroundings);
  const inParts = (parts: AsyncIterable<string | Uint8Array>, onEnd?: () => void) =>
    sendParts(visit.inTurns(parts), reply, surroundings.readerPatience, onEnd);
  const check = (value: unknown) => checkAnswer(description, value, surroundings.checkAnswers);
  const geography = typeof description.body === 'function' ? await surroundings.findGeography?.() : undefined;
  const checkBody = () => checkedBody(description, call, geography);
  const handle = () =>
    handler(description.recordsItself ? { ...call, checkBody } : { ...call, body: checkBody() });
  switch (description.answer) {
    case 'json': {
      const run = async () => {
        const value = check(await rereadIfOvertaken(async () => handle()));
        tellVersion(reply, value);
        return JSON.stringify(value);
      };
      if (description.isRevalidated) return void sendRevalidated(request, reply, await run());
      return void reply.type('application/json; charset=utf-8').send(
        description.isIdempotent && !description.recordsItself && 'caller' in call
          ? await runOnce(
              surroundings.db,
              {
                orgCode: call.caller.orgCode,
                personId: call.caller.personId,
                endpoint: call.endpoint,
                key: call.idempotencyKey,
                body: call.body,
              },
              run,
            )
          : await run(),
      );
    }
    case 'ndjson': {
      const lines = handle() as AsyncIterable<unknown>;
      return void reply.type('application/x-ndjson; charset=utf-8').send(inParts(toLines(lines, check)));
    }
    case 'pdf': {
      const { bytes, fileName } = (await handle()) as FileAnswer;
      return void reply
        .type(mediaTypes.pdf[0])
        .header('content-disposition', disposition('inline', fileName))
        .send(bytes);
    }
    case 'table': {
      const release = visit.admitTable();
      const { parts, fileName, mediaType } = (await handle()) as StreamedFile;
      if ('caller' in call) await recordExport(surroundings.db, description, call);
      return void reply
        .type(mediaType)
        .header('content-disposition', disposition('attachment', fileName))
        .send(inParts(parts, release));
    }
    case 'file': {
      const { parts, fileName, mediaType, size } = (await handle()) as ServedFile;
      return void reply
        .type(mediaType)
        .headers({
          'content-length': size,
          'content-disposition': disposition('attachment', fileName),
          'content-security-policy': FILE_POLICY,
        })
        .send(inParts(parts));
    }
    case 'empty':
      await (description.method === 'DELETE' ? removeUnlessOvertaken : rereadIfOvertaken)(async () =>
        handle(),
      );
      return void reply.code(204).send();
  }
}

/** What somebody has sent is nobody's page: it runs nothing, loads nothing and is framed nowhere. */
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * The call with its body as it came. Who calls comes first: nobody learns from an error message what only
 * a member may know.
 */
async function toCall(
  { description, missing }: Route,
  request: FastifyRequest,
  visit: Visit,
  surroundings: Shared,
): Promise<Call | PublicCall> {
  const { access, method, path } = description;
  if (access === 'everybody') {
    await surroundings.countStranger(request.ip);
    await visit.wait(addressKey(request.ip));
  }
  const identity =
    access === 'everybody' ? undefined : await identify(description, request, visit, surroundings);
  if (!description.upload) requireSensible(request.body);
  const params = (
    description.params ? parseParams(description.params, request.params, missing) : {}
  ) as Call['params'];
  const query = description.query ? parseQuery(description.query, request.query) : undefined;
  const rows = identity && (await rowsOf(surroundings.db, access, identity.caller, query));
  const now = surroundings.now();
  const offset = request.headers[headerNames.timezoneOffset];
  const today = callerDay(now, offset);
  const startOfDay = callerStartOfDay(now, offset);
  return {
    ...(identity && {
      ...identity,
      ...rows,
      // Without the query, which says nothing about what a creating call does.
      endpoint: `${method} /${fillPath(path, params)}`,
      version: readVersion(description, request),
    }),
    params,
    query,
    body: description.upload ? undefined : request.body,
    ...(description.upload && { file: sentFile(description, request) }),
    today,
    clock: callerClock(startOfDay(addDays(today, 1)), now),
    startOfDay,
    requestId: request.id,
    signal: visit.gone,
  };
}

/** Who calls and under which key; whoever may not is refused here. */
async function identify(
  description: Endpoint,
  { headers }: FastifyRequest,
  { admit }: Visit,
  { verifyToken, countCall }: Shared,
): Promise<Pick<Call, 'caller' | 'idempotencyKey'>> {
  const { access, isIdempotent, limited } = description;
  const caller = await identifyCaller(verifyToken, headers.authorization, (known) => admit(personKey(known)));
  if (access !== 'invited' && !caller.isMember) throw notAllowed();
  requireAnyOf(caller, permissionsFor(access));
  if (limited !== undefined) await countCall(limited, caller);
  const idempotencyKey = isIdempotent ? readIdempotencyKey(headers[headerNames.idempotencyKey]) : '';
  return { caller, idempotencyKey };
}

/** @throws {ProblemError} 422 with the contract's own words. */
function checkedBody(
  { body: source, bodyCodes }: Endpoint,
  { body, today, clock }: Pick<Call, 'body' | 'today' | 'clock'>,
  geography: Geography | undefined,
): unknown {
  if (source === undefined) return undefined;
  const surroundings = {
    today: () => today,
    clock: () => clock,
    isValidPhone,
    ...(geography && { geography }),
  };
  const schema = typeof source === 'function' ? source(surroundings) : source;
  return parseBody(schema, body, bodyCodes);
}

/** @throws when the answer is not what the contract promises: a fault of the platform. */
function checkAnswer({ response, path }: Endpoint, value: unknown, isOn: boolean): unknown {
  if (!isOn || !response) return value;
  const result = v.safeParse(response, value);
  if (result.success) return value;
  throw new Error(`Answer of ${path} breaks the contract: ${JSON.stringify(v.flatten(result.issues))}`);
}

/** The same error, or that the contract does not name it: a fault of the platform. */
function checkProblem(endpoint: Endpoint, error: unknown, isOn: boolean): unknown {
  if (!isOn || !(error instanceof ProblemError)) return error;
  const { status, details } = error;
  const codes = problemsOf(endpoint)[status];
  const isNamed = codes?.some((code) => code === details.code) || (codes && details.code === undefined);
  if (isNamed) return error;
  const problem = `${status} ${details.code ?? ''}`.trim();
  return new Error(`${endpoint.path} answers ${problem}, which the contract does not name`, { cause: error });
}
