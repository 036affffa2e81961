import { describe } from 'vitest';
import { openMemoryStore } from '../store/testing/open-memory-store.ts';
import { testWorkOn } from './testing/suites/index.ts';

describe('API on the embedded database', () => {
  testWorkOn(openMemoryStore);
});
