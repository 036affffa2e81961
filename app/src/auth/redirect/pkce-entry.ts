import type { SafeStorage } from '../../browser/safe-storage.ts';

export const PKCE_PREFIX = 'pkce-code-verifier-';
const LIFETIME_MS = 10 * 60_000;

/** Where a person was when they signed in, and what they wanted. */
export interface AppState {
  readonly originUrl: string;
  readonly redirectTo: string;
  /** The invitation that a person followed; it travels here and in no address. */
  readonly invitationId?: string | undefined;
}

/** What has to be remembered from leaving for the provider until coming back. */
export interface PkceEntry {
  readonly codeVerifier: string;
  readonly nonce: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly appState: AppState;
}

/** The entry under `key`, unless it is older than ten minutes or somebody has written over it. */
export function readPkceEntry(storage: SafeStorage, key: string, now: number): PkceEntry | undefined {
  const entry = parseEntry(storage.read(key));
  return entry && now - entry.createdAt < LIFETIME_MS ? entry : undefined;
}

/**
 * Takes the entry of `state` out: each is good for one return. Of one that is too old only the secrets
 * have expired; where the person wanted to go is still known.
 */
export function takePkceEntry(
  storage: SafeStorage,
  state: string,
  now: number,
): { readonly entry?: PkceEntry | undefined; readonly appState?: AppState | undefined } {
  const key = PKCE_PREFIX + state;
  const entry = readPkceEntry(storage, key, now);
  const appState = parseEntry(storage.read(key))?.appState;
  storage.remove(key);
  return { entry, appState };
}

function parseEntry(text: string | null): PkceEntry | undefined {
  try {
    const { codeVerifier, nonce, createdAt, appState } = JSON.parse(text ?? '') as PkceEntry;
    const { originUrl, redirectTo, invitationId } = appState;
    const texts: unknown[] = [codeVerifier, nonce, originUrl, redirectTo, invitationId ?? ''];
    const isSound = texts.every((part) => typeof part === 'string') && typeof createdAt === 'number';
    return isSound
      ? { codeVerifier, nonce, createdAt, appState: { originUrl, redirectTo, invitationId } }
      : undefined;
  } catch {
    return undefined;
  }
}
