import { setTimeout as sleep } from 'node:timers/promises';

const WAITED_FOR_MS = 2500;

/**
 * Waits for a letter that is being sent, but not for long: it goes all the same.
 *
 * @param sending never rejects
 */
export async function waitAMoment(sending: Promise<void>): Promise<void> {
  await Promise.race([sending, sleep(WAITED_FOR_MS, undefined, { ref: false })]);
}
