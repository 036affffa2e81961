import { describe } from 'vitest';
import { openMemoryStore } from '../store/testing/open-memory-store.ts';
import { testEveryCallOn } from './testing/suites/index.ts';

describe('every call of the API on the embedded database', () => {
  testEveryCallOn(openMemoryStore);
});
