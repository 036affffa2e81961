import { firstStepsApi } from 'contract';
import { http } from '../http/client.ts';
import { write } from './write.ts';

/** Says that this person has seen the first steps. Who has taken one is on another page by then. */
export const markOnboarded = write((_seen: 'seen') => http.call(firstStepsApi.markOnboarded), {
  makesOld: [],
  outlivesPage: true,
});
