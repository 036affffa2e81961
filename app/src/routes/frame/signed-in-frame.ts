/** Each area has a frame of its own; strangers see the public one in all of them. */
export type Area = 'public' | 'auth' | 'app' | 'backoffice';
export type SignedInArea = Exclude<Area, 'public' | 'auth'>;

/** Loads the frame with all that react-aria brings; called early, so that it is there with the session. */
export function loadSignedInFrame() {
  return import('./SignedInFrame.tsx');
}
