import type { FastifyInstance } from 'fastify';
import type { CarrierFaults } from '../carriers/index.ts';
import type { PlatformConfig } from '../config.ts';
import type { ProviderHooks, TokenVerifier } from '../identity/index.ts';
import type { SocketServer } from '../socket/server.ts';

/** Who looks at a token. */
export type Door = 'api' | 'socket';

/** The part of the carriers' surroundings that may change while they run. */
export interface CarrierControls {
  readonly faults: CarrierFaults;
  latencyScale: number;
}

/**
 * How somebody who tests watches a running platform and makes it fail. The platform knows of it by this type alone:
 * `start.ts` brings nobody, `start-for-tests.ts` does.
 */
export interface Controls {
  /** What steps in at the built-in provider; undefined where nothing of the session may be spoiled. */
  readonly providerHooks: ProviderHooks | undefined;
  /** The same verifier, where the next tokens are not to be refused. */
  readonly guard: (door: Door, verify: TokenVerifier) => TokenVerifier;
  /** Whether the socket server takes nothing in, as behind a connection that is dead and does not know it. */
  readonly isSocketDeaf: () => boolean;
  /** Counts what the API answers; called before it listens. */
  readonly watch: (api: FastifyInstance) => void;
  /** Takes orders from now on. */
  readonly open: (parts: ControlledParts) => Promise<{ close(): Promise<void> }>;
}

/** What can be watched and switched once it runs. */
export interface ControlledParts {
  readonly carriers: CarrierControls;
  readonly socket: SocketServer;
}

/** Undefined where the settings ask for none. */
export type OpenControls = (config: PlatformConfig) => Controls | undefined;
