/** When every story takes place: a Friday afternoon, 14:05 in Germany, on the day of the newest examples. */
const start = Date.parse('2026-11-20T14:05:00+01:00');

const SystemDate = Date;
let offset = 0;

class StoryDate extends SystemDate {
  constructor(...given: [] | ConstructorParameters<typeof Date>) {
    if (given.length === 0) super(StoryDate.now());
    else super(...given);
  }

  static override now(): number {
    return SystemDate.now() + offset;
  }
}

/**
 * Turns the clock to the hour of the stories, from where it goes on as usual, so that „heute“ reads the same
 * every day and pictures stay the same. Meant for `beforeEach`, as each story starts at the same second.
 */
export function startStoryClock(): void {
  offset = start - SystemDate.now();
  globalThis.Date = StoryDate as DateConstructor;
}
