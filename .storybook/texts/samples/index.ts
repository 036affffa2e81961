import { samplesOfBackoffice } from './backoffice.ts';
import { samplesOfFigures } from './figures.ts';
import { samplesOfFrame } from './frame.ts';
import { samplesOfLists } from './lists.ts';
import { samplesOfNotifications } from './notifications.ts';
import { samplesOfPickups } from './pickups.ts';
import type { SamplesByKey } from './samples-by-key.ts';
import { samplesOfShipments } from './shipments.ts';

export { sampleByParameter } from './by-parameter.ts';

/** Those of all areas. A key begins with the name of its copy, so that no two areas have the same. */
export const sampleByKey: SamplesByKey = {
  ...samplesOfBackoffice,
  ...samplesOfFigures,
  ...samplesOfFrame,
  ...samplesOfLists,
  ...samplesOfNotifications,
  ...samplesOfPickups,
  ...samplesOfShipments,
};
