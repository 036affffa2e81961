import { expect, test } from 'vitest';
import { permissionsOf, rightsFor } from './access.ts';
import type { Endpoint } from './endpoint.ts';
import { api } from './index.ts';

/** What needs a right to rows and touches none: it asks carriers for prices. */
const touchNothing = ['rates'];
/** What is about the place where the caller stands. */
const ofOwnAlone = ['shipments/completed-today'];
/** Things that are nobody's: who may write one may write all. */
const ofNobody = (path: string) =>
  ['pages', 'countries', 'carrier-packaging-rules', 'carrier-products', 'test-samples'].includes(
    path.split('/')[0] ?? '',
  );
/** Whose path, or whose list, says which organisation it is about. */
const namesIt = (path: string) => path === 'organizations' || path.startsWith('organizations/{id}');

const reachingAll = Object.values(api)
  .flatMap((endpoints) => Object.values<Endpoint>(endpoints))
  .filter(({ access, path }) => {
    const reachesAll = rightsFor(access).some((right) => permissionsOf(right).all !== undefined);
    return (
      reachesAll && ![...touchNothing, ...ofOwnAlone].includes(path) && !namesIt(path) && !ofNobody(path)
    );
  });

// Without `organizationQuery` a call never leaves the caller's own organisation: the permission for all opens
// it, and it finds nothing.
test.each(reachingAll.map(({ method, path, query }) => [`${method} ${path}`, query] as const))(
  '%s lets who may touch all rows say whose',
  (_, query) => {
    const { entries = {} } = (query ?? {}) as { readonly entries?: object };
    expect(entries).toHaveProperty('organization');
  },
);
