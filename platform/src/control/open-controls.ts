import type { PlatformConfig } from '../config.ts';
import { createFaultHooks } from '../identity/faults/fault-hooks.ts';
import { ProviderFaults } from '../identity/faults/provider-faults.ts';
import { CallLog } from './call-log.ts';
import type { Controls } from './controls.ts';
import { type SessionControls, startControlServer } from './server.ts';
import { TokenRefusals } from './token-refusals.ts';

/** The controls at the port that the settings name. The session can be spoiled only where there are demo data. */
export function openControls({ environment, isDemo, provider }: PlatformConfig): Controls | undefined {
  const port = environment.LOTSE_CONTROL_PORT;
  if (port === undefined) return undefined;
  const calls = new CallLog();
  const session: SessionControls | undefined =
    isDemo && provider.isBuiltIn
      ? { provider: new ProviderFaults(), refusals: new TokenRefusals(), isSocketDeaf: false }
      : undefined;
  return {
    providerHooks: session && createFaultHooks(session.provider, (name) => calls.count(name)),
    guard: (door, verify) => session?.refusals.guard(door, verify) ?? verify,
    isSocketDeaf: () => session?.isSocketDeaf ?? false,
    watch: (api) => calls.watch(api),
    open: (parts) => startControlServer({ ...parts, calls, session }, port),
  };
}
