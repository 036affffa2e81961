import { openControls } from './control/open-controls.ts';
import { run } from './run.ts';

/*
 * The platform with controls at LOTSE_CONTROL_PORT, by which tests and demonstrations watch it and make it fail:
 * control/server.ts. Everything else is what `start.ts` runs.
 */
await run(openControls);
