import { Listeners } from './listeners.ts';

/** Something said once; the number tells the same words apart that are said again. */
export interface Announcement {
  readonly text: string;
  readonly number: number;
}

/** One choice can have several consequences that are all to be heard. */
const KEPT = 3;

/** What happens elsewhere than where somebody just is, for those who cannot see it happen. */
export class Announcements {
  readonly #listeners = new Listeners();
  #recent: readonly Announcement[] = [];

  say(text: string): void {
    const number = (this.#recent.at(-1)?.number ?? 0) + 1;
    this.#recent = [...this.#recent, { text, number }].slice(-KEPT);
    this.#listeners.notify();
  }

  /** The last ones, the newest at the end. */
  readonly recent = (): readonly Announcement[] => this.#recent;
  readonly subscribe = this.#listeners.subscribe;
}
