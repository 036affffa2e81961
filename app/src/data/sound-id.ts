/** What ids of the API look like. */
const soundId = /^[\w-]{1,100}$/;

/** Whether a text, such as one from the address bar, can be an id; anything else is never sent as one. */
export function isSoundId(text: string): boolean {
  return soundId.test(text);
}
