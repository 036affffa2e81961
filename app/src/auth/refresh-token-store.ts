import type { SafeStorage } from '../storage/safe-storage.ts';

const TOKEN_KEY = 'lotse.refresh-token';
const HINT_KEY = 'lotse.signed-in';

/** Where the refresh token is, in either mode. */
export interface RefreshTokenStore {
  /** Whether asking for new tokens can succeed: spares people who never signed in a request. */
  mayRefresh(): boolean;
  /** The token to send, or `undefined` where the cookie carries it. */
  token(): string | undefined;
  remember(refreshToken: string | undefined): void;
  forget(): void;
}

/**
 * Local-storage mode keeps the token itself; cookie mode only a mark that this browser has signed
 * in, since the cookie can't be read.
 */
export function createRefreshTokenStore(useLocalStorage: boolean, storage: SafeStorage): RefreshTokenStore {
  return useLocalStorage
    ? {
        mayRefresh: () => storage.read(TOKEN_KEY) !== null,
        token: () => storage.read(TOKEN_KEY) ?? undefined,
        // A provider that does not rotate sends none: the old one stays good.
        remember: (token) => void (token !== undefined && storage.write(TOKEN_KEY, token)),
        forget: () => storage.remove(TOKEN_KEY),
      }
    : {
        mayRefresh: () => storage.read(HINT_KEY) !== null,
        token: () => undefined,
        remember: () => void storage.write(HINT_KEY, '1'),
        forget: () => storage.remove(HINT_KEY),
      };
}
