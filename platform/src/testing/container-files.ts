import { readFileSync } from 'node:fs';
import { readComposeFile } from './compose-file.ts';

/** The workspace's root folder. */
export const root = new URL('../../../', import.meta.url);
export const dockerfile = readFileSync(new URL('Dockerfile', root), 'utf8');
/** What a person sets for the compose file. */
export const variables = {
  APP_HOST: 'versand.example.org',
  API_HOST: 'api.example.org',
  LOTSE_AUTH_DOMAIN: 'https://login.example.org',
  POSTGRES_PASSWORD: 'secret',
};
export const compose = readComposeFile(new URL('compose.yaml', root), variables);
/** What the image runs, as JSON lists in the Dockerfile. */
export const commands = [...dockerfile.matchAll(/^ *CMD (\[.+\])$/gm)].map(
  ([, list = '']) => JSON.parse(list) as string[],
);
