import { describe } from 'vitest';
import { openStore } from '../store/index.ts';
import { testApiOn } from './testing/suites/index.ts';

describe('API on the embedded database', () => {
  testApiOn(() => openStore({ inMemory: true }));
});
