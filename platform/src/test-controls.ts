import type { PlatformConfig } from './config.ts';
import { CallLog } from './control/call-log.ts';
import type { SessionControls } from './control/server.ts';
import { TokenRefusals } from './control/token-refusals.ts';
import { ProviderFaults } from './identity/index.ts';

/** What the control server watches and switches. */
export interface TestControls {
  readonly calls: CallLog;
  /** Only where there are demo data, and somebody who could switch. */
  readonly session: SessionControls | undefined;
}

export function createTestControls({ environment, isDemo, provider }: PlatformConfig): TestControls {
  const isSpoilable = isDemo && provider.isBuiltIn && environment.LOTSE_CONTROL_PORT !== undefined;
  return {
    calls: new CallLog(),
    session: isSpoilable
      ? { provider: new ProviderFaults(), refusals: new TokenRefusals(), isSocketDeaf: false }
      : undefined,
  };
}
