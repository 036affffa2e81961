import type { Tokens } from './token-client.ts';

const EARLY_REFRESH_MS = 60_000;
const EARLY_SHARE = 0.1;
/** A request is on its way for a while. */
const TRAVEL_MS = 2000;

/** How many milliseconds before its end a token is renewed: a minute, or a tenth of a short life. */
function earlyMs({ claims: { access } }: Tokens): number {
  return Math.min(EARLY_REFRESH_MS, (access.exp - access.iat) * 1000 * EARLY_SHARE);
}

function remainingMs({ claims, clockOffsetMs }: Tokens, now: number): number {
  return claims.access.exp * 1000 - (now + clockOffsetMs);
}

/** Time for a new one. This is about use and lies before the end; the leeway of checks lies behind it. */
export function isDue(tokens: Tokens, now: number): boolean {
  return remainingMs(tokens, now) <= earlyMs(tokens);
}

/** Whether a request with this token still arrives in time, where no new one can be had. */
export function isUsable(tokens: Tokens, now: number): boolean {
  return remainingMs(tokens, now) > Math.min(TRAVEL_MS, earlyMs(tokens));
}
