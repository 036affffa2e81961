/** When a tab asks, in milliseconds. */
export interface BuildCheckTimes {
  readonly everyMs: number;
  /** Asked again by whoever comes back to a tab after so long. */
  readonly onReturnAfterMs: number;
}

export interface BuildWatch {
  readonly page: Window;
  /** The build that the page is of. */
  readonly own: string;
  readonly times: BuildCheckTimes;
  /** Called once, with the name of a build that is served by now, wholly. */
  readonly onNewer: (id: string) => void;
  readonly now?: () => number;
}

const LONGEST_ANSWER_MS = 10_000;

/** The build that a page is of, as the build itself has written it; none while the app is developed. */
export function ownBuild(page: Document): string | undefined {
  const id = page.querySelector<HTMLMetaElement>('meta[name="lotse:build"]')?.content;
  return id === '' ? undefined : id;
}

/**
 * Asks now and then, while somebody looks at the page, whether another build is served by now. Who cannot be
 * reached is asked again the next time.
 *
 * @returns the way to stop
 */
export function watchBuilds({ page, own, times, onNewer, now = Date.now }: BuildWatch): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const { document } = page;
  const isSeen = () => document.visibilityState === 'visible';
  let isAsking = false;
  let hiddenSince = isSeen() ? undefined : now();

  async function ask(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    const id = await findOther(page, own).catch(() => undefined);
    isAsking = false;
    if (id === undefined || signal.aborted) return;
    stop.abort();
    onNewer(id);
  }

  document.addEventListener(
    'visibilitychange',
    () => {
      if (!isSeen()) hiddenSince ??= now();
      else {
        if (hiddenSince !== undefined && now() - hiddenSince >= times.onReturnAfterMs) void ask();
        hiddenSince = undefined;
      }
    },
    { signal },
  );
  // A tab that nobody looks at asks when somebody does again.
  const asking = page.setInterval(() => isSeen() && void ask(), times.everyMs);
  signal.addEventListener('abort', () => page.clearInterval(asking));
  return () => stop.abort();
}

/** The build that is served, if it is another one. One whose own list is not there yet is still being delivered. */
async function findOther(page: Window, own: string): Promise<string | undefined> {
  const id = await readId(page, '/builds/latest.json');
  if (id === undefined || id === own || !/^[\w-]{1,64}$/.test(id)) return undefined;
  return (await readId(page, `/builds/meta/${id}.json`)) === id ? id : undefined;
}

async function readId(page: Window, path: string): Promise<string | undefined> {
  const signal = AbortSignal.timeout(LONGEST_ANSWER_MS);
  const answer = await page.fetch(path, { cache: 'no-store', signal });
  if (!answer.ok) return undefined;
  const { id } = (await answer.json()) as { id?: unknown };
  return typeof id === 'string' ? id : undefined;
}
