import { TokenRefused } from '../identity/index.ts';
import type { TokenVerifier } from '../identity/index.ts';
import type { Door } from './controls.ts';

/** How many of the next tokens are refused although they are sound, at each door. */
export class TokenRefusals {
  readonly #left: Record<Door, number> = { api: 0, socket: 0 };

  set({ api = 0, socket = 0 }: Partial<Record<Door, number>>): void {
    Object.assign(this.#left, { api, socket });
  }

  /** The same verifier with these refusals. */
  guard(door: Door, verify: TokenVerifier): TokenVerifier {
    return async (authorization, admit) => {
      if (this.#left[door] > 0) {
        this.#left[door] -= 1;
        throw new TokenRefused('expired');
      }
      return verify(authorization, admit);
    };
  }
}
