/** What a person has set for a platform of their own. */
const settings = /^(DATABASE_URL|REDIS_URL|LOTSE_.*)$/;

/**
 * Takes such settings out of an environment, by default that of this process and of all that it starts: tests try the
 * platform as it stands here, on data of their own.
 */
export function forgetSettings(environment: NodeJS.ProcessEnv = process.env): void {
  for (const name of Object.keys(environment)) if (settings.test(name)) delete environment[name];
}
