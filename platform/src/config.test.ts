import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('everything has a default', () => {
  const { environment, origins } = readConfig({});
  expect(origins).toEqual({
    app: 'http://localhost:4200',
    api: 'http://localhost:4300',
    identity: 'http://localhost:4400',
  });
  expect(environment).toMatchObject({
    LOTSE_HOST: '127.0.0.1',
    LOTSE_DATA_FOLDER: '.data',
    LOTSE_DEMO: true,
    LOTSE_WEB: true,
    LOTSE_CARRIER_LATENCY: 1,
    LOTSE_REFRESH_TOKEN_MODE: 'cookie',
  });
  expect(environment.LOTSE_CONTROL_PORT).toBeUndefined();
  expect(environment.DATABASE_URL).toBeUndefined();
});

test('the variables count, and so does the flag', () => {
  const { environment, origins } = readConfig(
    {
      LOTSE_API_PORT: '5000',
      LOTSE_DEMO: 'off',
      LOTSE_CONTROL_PORT: '5001',
      LOTSE_ACCESS_TOKEN_SECONDS: '5',
    },
    ['--without-app'],
  );
  expect(origins.api).toBe('http://localhost:5000');
  expect(environment).toMatchObject({
    LOTSE_DEMO: false,
    LOTSE_WEB: false,
    LOTSE_CONTROL_PORT: 5001,
    LOTSE_ACCESS_TOKEN_SECONDS: 5,
  });
});

test('each mistake is named', () => {
  const read = () => readConfig({ LOTSE_API_PORT: '70000', LOTSE_DEMO: 'yes', LOTSE_CARRIER_LATENCY: '-1' });
  expect(read).toThrow('LOTSE_API_PORT must be a port number');
  expect(read).toThrow('LOTSE_DEMO must be "on" or "off"');
  expect(read).toThrow('LOTSE_CARRIER_LATENCY must not be negative');
});
