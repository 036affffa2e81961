import { afterEach, beforeEach, vi } from 'vitest';
import type { SignInConfigurationInput } from '../configuration.ts';
import type { Session } from '../session-types.ts';
import { createSession } from '../session.ts';
import { DOMAIN, type FakeWorld, fakeWorld, ORIGIN, returnUrl } from './fake-world.ts';

/** The time at which every test of the session begins. */
export const START = Date.UTC(2026, 10, 21);

export const configuration: SignInConfigurationInput = {
  redirect_uri: ORIGIN,
  domain: `${DOMAIN}/`,
  audience: 'api',
};

/** Gives each test of a file a fresh world, a clock that stands still and a log that stays silent. */
export function setUpSessions() {
  const state = {
    world: fakeWorld(),
    log: [] as unknown[][],
    create: (more: Partial<SignInConfigurationInput> = {}): Session =>
      createSession({ ...configuration, ...more }, state.world),
    /** Signs in, with the page left and loaded again in between, as it happens. */
    async signIn(more: Partial<SignInConfigurationInput> = {}): Promise<Session> {
      await state.create(more).signIn();
      state.world.href = returnUrl(state.world);
      const session = state.create(more);
      await session.start();
      return session;
    },
    pass: (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds),
  } satisfies { world: FakeWorld } & Record<string, unknown>;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: START });
    state.world = fakeWorld();
    state.log = [];
    vi.spyOn(console, 'error').mockImplementation((...values: unknown[]) => void state.log.push(values));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  return state;
}
