import type { FastifyInstance } from 'fastify';
import { problemCopy } from './problem.copy.ts';
import { ProblemError } from './problem.ts';

/** Why a request found no route: its address is not known, or takes other methods. */
export type RefuseMethod = (address: string) => ProblemError;

/** Keeps which methods the addresses take of all routes that are registered from now on. */
export function watchMethods(app: FastifyInstance): RefuseMethod {
  const routes: { readonly pattern: RegExp; readonly methods: readonly string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    // Preflights are everywhere, and no way to call anything.
    const methods = [method].flat().filter((one) => one !== 'OPTIONS');
    if (methods.length > 0) routes.push({ pattern: patternOf(url), methods });
  });
  return (address) => {
    const path = address.split('?')[0] ?? '';
    const known = routes.filter(({ pattern }) => pattern.test(path));
    const methods = new Set(known.flatMap(({ methods: taken }) => taken));
    if (methods.size === 0) return new ProblemError(404, { detail: problemCopy.unknownPath });
    return new ProblemError(405, { headers: { allow: [...methods].join(', ') } });
  };
}

/** Of a route as fastify has it: `/shipments/:id`. */
function patternOf(url: string): RegExp {
  return new RegExp(`^${url.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+')}$`);
}
