/** How a run of a story went: what its play function, the browser and axe objected to, and what it said. */
export interface StoryRun {
  /** Why it failed; empty when all went well. */
  errors: string[];
  /** What axe found, one line for each rule. */
  violations: string[];
  /** The texts and accessible names that it showed, however short, in the order of their appearance. */
  lines: string[];
  /** Of these what functions of copy modules said, by their id: see .storybook/texts/keep-composed.ts. */
  composed: Record<string, string[]>;
  /** The text that is drawn at its end. */
  drawn: string;
  /** What the story before has thrown after its end, or left in the page. */
  left: string[];
}

/** What the page of a built Storybook offers to scripts. */
interface StorybookPage {
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit: (event: string, payload: unknown) => void;
    transports: unknown[];
    on: (event: string, listener: (payload: never) => void) => void;
    off: (event: string, listener: (payload: never) => void) => void;
  };
  __STORYBOOK_PREVIEW__: {
    ready: () => Promise<void>;
    view: { showPreparingStory: () => void };
    currentSelection?: { storyId: string };
    storyStoreValue: {
      loadStory: (of: { storyId: string }) => Promise<{ storyGlobals: { viewport?: { value: string } } }>;
      userGlobals: { update: (globals: object) => void };
    };
  };
  /** What scripts of the page have thrown, see keepErrors. */
  thrown: string[];
  /** Of watch-lines.ts, brought in when the page was opened. */
  watchLines: (into: Set<string>) => { stop: () => void };
  /** Of keep-composed.ts, as soon as a story has loaded a copy module. */
  composedIn?: (lines: readonly string[]) => Record<string, string[]>;
}

/** The part that is read of what Storybook says at the end of a story. */
interface Finished {
  storyId: string;
  status: 'success' | 'error';
  reporters: {
    type: string;
    result?: {
      violations?: { id: string; help: string; nodes: { target: unknown[] }[] }[];
      error?: { message: string };
    };
  }[];
}

interface Failure {
  name?: string;
  message?: string;
  title?: string;
  description?: string;
}

/** Runs in the page before all else: keeps what its scripts throw and nobody catches. */
export function keepErrors(): void {
  const thrown: string[] = [];
  Object.assign(globalThis, { thrown });
  addEventListener('error', ({ error, message }) => {
    // Says that sizes have changed once more within a frame, as they do while the window grows; nothing is lost.
    if (!message.startsWith('ResizeObserver loop')) thrown.push(String(error ?? message));
  });
  addEventListener('unhandledrejection', ({ reason }) => thrown.push(String(reason)));
}

/**
 * Runs in the page: Storybook knows its stories. Its sign that one is being prepared is left out: it comes by a timer of
 * 100 ms, on a busy machine in the middle of rendering, and hides what then neither takes the focus nor is visible.
 * What it says is not written out for other windows either: here are none.
 */
export function untilReady(): Promise<void> {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
    globalThis as unknown as StorybookPage;
  channel.transports.splice(0);
  preview.view.showPreparingStory = () => undefined;
  return preview.ready();
}

/** Runs in the page: the width that a story is pinned to, as its key in .storybook/modes.ts. */
export async function pinnedViewport(storyId: string): Promise<string | undefined> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as StorybookPage;
  const { storyGlobals } = await preview.storyStoreValue.loadStory({ storyId });
  return storyGlobals.viewport?.value;
}

/** Runs in the page: asks Storybook for a story and waits until it has been played and, if so wanted, judged by axe. */
export async function runStory({
  storyId,
  isJudged,
}: {
  storyId: string;
  isJudged: boolean;
}): Promise<StoryRun> {
  const {
    __STORYBOOK_ADDONS_CHANNEL__: channel,
    __STORYBOOK_PREVIEW__: preview,
    watchLines,
    thrown,
  } = globalThis as unknown as StorybookPage;
  const failing = [
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
    'storyThrewException',
    'storyErrored',
    'storyMissing',
  ];
  const errors: string[] = [];
  const left: string[] = [];
  const shown = new Set<string>();
  preview.storyStoreValue.userGlobals.update({ a11y: { manual: !isJudged } });
  const watch = watchLines(shown);
  for (const event of failing) channel.on(event, onFailure);
  channel.on('storyRenderPhaseChanged', onPhase);
  const { status, reporters } = await new Promise<Finished>((resolve) => {
    function onFinished(finished: Finished): void {
      if (finished.storyId !== storyId) return;
      channel.off('storyFinished', onFinished);
      resolve(finished);
    }
    channel.on('storyFinished', onFinished);
    // The story that is shown already would stay as it is.
    if (preview.currentSelection?.storyId === storyId) channel.emit('forceRemount', { storyId });
    else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
  for (const event of failing) channel.off(event, onFailure);
  channel.off('storyRenderPhaseChanged', onPhase);
  watch.stop();
  await document.fonts.ready;
  const finite = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(finite.map(({ finished }) => finished));
  const verdicts = reporters.flatMap(({ result }) => (result ? [result] : []));
  const violations = verdicts.flatMap((verdict) =>
    (verdict.violations ?? []).map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
    ),
  );
  for (const { error } of verdicts) if (error) violations.push(`axe broke off: ${error.message}`);
  if (isJudged && errors.length === 0 && verdicts.length === 0) violations.push('axe has not judged it');
  if (status === 'error' && errors.length === 0 && violations.length === 0) errors.push('Storybook says so');
  errors.push(...thrown.splice(0));
  const lines = [...shown];
  // A story may be the first that loads a copy module: asked for now, not at the beginning.
  const composed = (globalThis as unknown as StorybookPage).composedIn?.(lines) ?? {};
  return { errors, violations, left, lines, composed, drawn: document.body.innerText };

  /** The story before is gone, and this one is not there yet. */
  function onPhase({ newPhase, storyId: id }: { newPhase: string; storyId: string }): void {
    if (newPhase !== 'loading' || id !== storyId) return;
    left.push(...thrown.splice(0));
    // What the story before has announced stands there for seconds, and is none of this one's texts.
    for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren();
    const stage = document.querySelector('#storybook-root');
    for (const element of [document.documentElement, document.body, stage]) {
      if (!(element instanceof HTMLElement)) continue;
      for (const name of ['inert', 'aria-hidden'])
        if (element.hasAttribute(name)) left.push(`${name} on <${element.localName}>`);
      for (const name of ['overflow', 'pointer-events'])
        if (element.style.getPropertyValue(name)) left.push(`style of ${name} on <${element.localName}>`);
    }
  }

  function onFailure(failure: Failure | Failure[]): void {
    for (const { name, message, title, description } of [failure].flat())
      errors.push([name, title, message, description].filter(Boolean).join(': '));
  }
}
