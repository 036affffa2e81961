import * as v from 'valibot';
import { triggeredKinds } from './cron-run.ts';

/** Which job somebody starts. */
export const cronTriggerSchema = v.object({ kind: v.picklist(triggeredKinds) });
