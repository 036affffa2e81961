import type { Ready } from './resource.ts';

/** Words of everything that is fetched. */
export const resourceCopy = {
  slow: 'Das dauert länger als üblich …',
  loss: {
    deleted: 'Dieser Eintrag wurde inzwischen gelöscht.',
    forbidden: 'Ihnen fehlt inzwischen die Berechtigung für diesen Eintrag.',
  } satisfies Record<NonNullable<Ready<unknown>['loss']>, string>,
  kept: 'Ihre Eingaben stehen noch hier, lassen sich aber nicht mehr speichern. Kopieren Sie, was Sie davon brauchen.',
} as const;
