import { openControls } from './control/open-controls.ts';
import { run } from './run.ts';

/*
 * The platform with controls at LOTSE_CONTROL_PORT, by which tests and demonstrations watch it and make it fail:
 * control/server.ts. Everything else is what `start.ts` runs.
 */
// Who tests it may be killed, and nobody should find it on its ports then. The channel alone keeps nothing alive.
process.once('disconnect', () => process.exit());
process.channel?.unref();

await run(openControls);
