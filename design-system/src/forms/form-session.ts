import { createContext } from 'react';

/** What forms know of the session of whoever fills them in. */
export interface FormSession {
  /** Where to sign in again, in another tab; null while the session lasts. */
  readonly signInHref: string | null;
}

/**
 * Given once by the frame of the app, so that no form has to ask. Without it a form says nothing of sessions.
 */
export const FormSessionContext = createContext<FormSession>({ signInHref: null });
