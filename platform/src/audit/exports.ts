import type { Endpoint } from 'contract';
import * as v from 'valibot';
import type { Call } from '../api/handler.ts';
import type { Database } from '../store/index.ts';
import { recordChange } from './audit.ts';
import { personRef } from './person-ref.ts';

/**
 * Writes down that somebody takes a table away, with what narrows it down, before they get it.
 *
 * @param description of the call; the first word of its path is what the table is of
 * @throws where it cannot be written down: nothing is taken away unseen
 */
export async function recordExport(
  db: Database,
  { path, query: schema }: Pick<Endpoint, 'path' | 'query'>,
  { caller, query, requestId }: Pick<Call, 'caller' | 'query' | 'requestId'>,
): Promise<void> {
  const [id = path] = path.split('/');
  await recordChange(db, {
    orgCode: caller.orgCode,
    by: await personRef(db, caller.personId),
    action: 'exported',
    object: { kind: 'table', id },
    before: null,
    after: narrowingOf(schema, query),
    requestId,
  });
}

/**
 * What a caller has narrowed a table down by: without what is empty or as it is for whoever asks for nothing, and
 * without the kind of file. A period narrows even where nobody has chosen it, unless days are named in its place.
 *
 * @param schema of the call's query
 * @param query as the schema gives it
 * @returns by parameter; the codes of a list as one text, in the order in which they were asked for
 */
export function narrowingOf(schema: v.GenericSchema | undefined, query: unknown): Record<string, unknown> {
  const given: Readonly<Record<string, unknown>> = { ...(query as object | undefined) };
  const defaults: unknown = schema && v.getDefaults(schema);
  const usual: Readonly<Record<string, unknown>> = { ...(defaults as object | undefined) };
  const hasDays = given['from'] !== undefined && given['to'] !== undefined;
  const narrows = (name: string, value: unknown) =>
    name !== 'format' && value !== '' && (value !== usual[name] || (name === 'period' && !hasDays));
  return Object.fromEntries(
    Object.entries(given)
      .filter(([name, value]) => narrows(name, value))
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
}
