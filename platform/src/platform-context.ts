import type { PlatformConfig } from './config.ts';
import type { Controls } from './control/controls.ts';
import type { ServerSurroundings } from './http/server-options.ts';
import type { Log } from './logging/log.ts';
import type { Store } from './store/index.ts';
import type { Teardown } from './teardown.ts';

/** What every part of the platform is started with. */
export interface PlatformContext {
  readonly config: PlatformConfig;
  readonly log: Log;
  readonly store: Store;
  readonly teardown: Teardown;
  readonly controls: Controls | undefined;
  /** Whether calls may be sent here: everything is up, and nobody has asked the platform to end. */
  isReady: boolean;
}

/** What servers are given from the settings. */
export function surroundings({ config, log }: PlatformContext): ServerSurroundings {
  return { log, trustedProxies: config.environment.LOTSE_TRUSTED_PROXIES };
}
