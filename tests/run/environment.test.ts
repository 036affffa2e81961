import { expect, it } from 'vitest';
import { forgetSettings } from './environment.ts';

it('forgets what a platform of a person is set to, and nothing else', () => {
  const environment = {
    PATH: '/bin',
    DATABASE_URL: 'postgres://localhost/ours',
    REDIS_URL: 'redis://localhost',
    LOTSE_DATA_FOLDER: '.data',
    LOTSE_FOUND_CHROMIUM: '{}',
  };
  forgetSettings(environment);
  expect(environment).toEqual({ PATH: '/bin' });
});
