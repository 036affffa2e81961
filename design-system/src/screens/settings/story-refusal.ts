import type { Refusal } from '../../patterns/ResourceView/resource.ts';

/** Somebody who may not see a page of the settings. Used by stories only. */
export const refusal: Refusal = {
  person: { name: 'Timo Brandt', role: 'Packplatz', organizationName: 'Tietze Feinmechanik GmbH' },
  helper: 'owner',
};
