import { endpoint } from './endpoint.ts';

/** Apart from the other calls of people: the list of shipments loads it, and only for whoever is new. */
export const firstStepsApi = {
  /** Ours. Sets the flag `onboarded`, which is in the next token. Sent again it changes nothing. */
  markOnboarded: endpoint({
    method: 'POST',
    path: 'organizations/users/onboarded',
    summary: 'Say that the caller has seen the first steps',
    access: 'signed-in',
    answer: 'empty',
  }),
} as const;
