import type { BrowserEnvironment } from '../browser-environment.ts';
import type { SignInConfiguration } from '../configuration.ts';
import type { SignInFailure } from '../session-types.ts';
import { withoutBrackets } from './is-provider-return.ts';
import { type AppState, takePkceEntry } from './pkce-entry.ts';
import { resolveRedirectTarget } from './redirect-target.ts';
import { noteReturn } from './return-log.ts';

/** A code with what is needed to exchange it. */
export interface CodeExchange {
  /** What the provider put into the address on the way back. */
  readonly parameters: URLSearchParams;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface ReturnedCode {
  readonly kind: 'code';
  readonly path: string;
  readonly exchange: CodeExchange;
  readonly appState: AppState;
  /** An address on the list, to go to instead of staying. */
  readonly leaveFor: string | undefined;
}

/** What the provider sent the person back with. `path` is where the page goes on. */
export type ProviderReturn =
  | ReturnedCode
  | { readonly kind: 'failed'; readonly path: string; readonly failure: SignInFailure };

/** What a provider puts into the address; each may stand there once (RFC 6749, 3.1). */
const parameterNames = ['code', 'state', 'iss', 'error', 'error_description'];

/** Reads a return and takes up the entry that belongs to it, which is good for this one time. */
export function readProviderReturn(
  { searchParams: parameters }: URL,
  configuration: SignInConfiguration,
  environment: BrowserEnvironment,
): ProviderReturn {
  const now = environment.now();
  noteReturn(environment.sessionStorage, now);
  const state = parameters.get('state') ?? '';
  const fail = (error: string, appState?: AppState, errorDescription: string | null = null) => ({
    kind: 'failed' as const,
    path: ownPath(appState?.originUrl, environment.origin),
    failure: { error, errorDescription, state, appState },
  });
  if (isAmbiguous(parameters)) return fail('invalid_response');

  const { entry, appState } = takePkceEntry(environment.sessionStorage, state, now);
  if (!entry || !appState) {
    console.error('Invalid state');
    return fail('invalid_state', appState);
  }
  const { codeVerifier, nonce } = entry;
  const issuer = parameters.get('iss');
  if (issuer === null ? configuration.requireIssuer : issuer !== configuration.domain) {
    return fail('invalid_issuer', appState);
  }
  const error = parameters.get('error');
  if (error !== null) return fail(error, appState, parameters.get('error_description'));

  const target = resolveRedirectTarget(
    appState.redirectTo,
    environment.origin,
    configuration.externalRedirectOrigins,
  );
  if (target.kind === 'refused') console.warn('A target after signing in was refused');
  return {
    kind: 'code',
    path: target.kind === 'internal' ? target.path : '/',
    exchange: { parameters, state, nonce, codeVerifier },
    appState,
    leaveFor: target.kind === 'external' ? target.url : undefined,
  };
}

/** A place of ours, or the start page. */
function ownPath(target: string | undefined, origin: string): string {
  const resolved = resolveRedirectTarget(target, origin, []);
  return resolved.kind === 'internal' ? resolved.path : '/';
}

/** A parameter stands there twice, or as `code[]`. */
function isAmbiguous(parameters: URLSearchParams): boolean {
  const names = [...parameters.keys()];
  return names.some(
    (name, index) =>
      parameterNames.includes(withoutBrackets(name)) && (name.includes('[') || names.indexOf(name) !== index),
  );
}
