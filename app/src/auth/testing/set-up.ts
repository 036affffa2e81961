import { afterEach, beforeEach, vi } from 'vitest';
import type { SignInConfigurationInput } from '../configuration.ts';
// Loaded beforehand, since the session's own import of it would not end while the timers stand still.
import '../engine.ts';
import '../departure.ts';
import '../take-up-return.ts';
import type { Session } from '../session-types.ts';
import { createSession } from '../session.ts';
import { type FakeWorld, fakeWorld, returnUrl } from './fake-world.ts';
import { DOMAIN, ORIGIN } from './places.ts';

/** The time at which every test of the session begins. */
export const START = Date.UTC(2026, 10, 21);

export const configuration: SignInConfigurationInput = {
  redirect_uri: ORIGIN,
  domain: `${DOMAIN}/`,
  audience: 'api',
};

type Change = Partial<SignInConfigurationInput>;

/** Gives each test of a file a fresh world, a clock that stands still and a log that stays silent. */
export function setUpSessions() {
  const state = {
    world: fakeWorld(),
    log: [] as unknown[][],
    create: (more: Change = {}): Session => createSession({ ...configuration, ...more }, state.world),
    /** Signs in, with the page left and loaded again in between, as it happens. */
    async signIn(more: Change = {}): Promise<Session> {
      await state.create(more).signIn();
      return state.comeBack(more);
    },
    /** The page loads again at the address that the provider sends the person to. */
    async comeBack(more: Change = {}, query?: Record<string, string>): Promise<Session> {
      state.world.unload();
      state.world.href = returnUrl(state.world, query);
      const session = state.create(more);
      await session.start();
      return session;
    },
    /** Opens another tab of the same browser, where the session is found again. */
    async openTab(
      more: Change = {},
      prepare: (world: FakeWorld) => void = () => undefined,
    ): Promise<{ world: FakeWorld; session: Session }> {
      const world = fakeWorld(state.world.browser);
      world.answer = (request, index) => state.world.answer(request, index);
      prepare(world);
      const session = createSession({ ...configuration, ...more }, world);
      await session.start();
      return { world, session };
    },
    pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
  };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: START });
    state.world = fakeWorld();
    state.log = [];
    for (const level of ['error', 'warn'] as const) {
      vi.spyOn(console, level).mockImplementation((...values: unknown[]) => void state.log.push(values));
    }
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  return state;
}
