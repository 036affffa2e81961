import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readConfig } from './config.ts';

const { DATABASE_URL, LOTSE_DATA_FOLDER } = readConfig(process.env).environment;

if (DATABASE_URL === undefined) {
  await rm(LOTSE_DATA_FOLDER, { recursive: true, force: true });
  console.log(`Removed ${resolve(LOTSE_DATA_FOLDER)}. The next start begins anew.`);
} else {
  // A server may hold more than ours; deleting there is for people who know it.
  console.error('DATABASE_URL is set: drop and create that database yourself.');
  process.exitCode = 1;
}
