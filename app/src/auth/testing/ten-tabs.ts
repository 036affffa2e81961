import type { setUpSessions } from './set-up.ts';
import { refusal, tokenAnswer } from './token-answer.ts';

/**
 * Signs in and opens nine more tabs. The provider rotates refresh tokens and refuses one that was
 * used before, as real ones do.
 */
export async function openTenTabs(t: ReturnType<typeof setUpSessions>, useLocalStorage = false) {
  let calls = 0;
  let refreshToken = 'r-0';
  let reuses = 0;
  t.environment.answer = ({ body }) => {
    calls += 1;
    const isRefresh = body.get('grant_type') === 'refresh_token';
    if (isRefresh && useLocalStorage && body.get('refresh_token') !== refreshToken) {
      reuses += 1;
      return refusal();
    }
    refreshToken = `r-${calls}`;
    return tokenAnswer(t.environment, { body: useLocalStorage ? { refresh_token: refreshToken } : {} });
  };
  const first = await t.signIn({ useLocalStorage });
  const tabs = [{ environment: t.environment, session: first }];
  for (let index = 1; index < 10; index += 1) {
    await t.pass(100);
    tabs.push(await t.openTab({ useLocalStorage }));
  }
  return { tabs, sessions: tabs.map(({ session }) => session), calls: () => calls, reuses: () => reuses };
}
