import { BroadcastChannel } from 'node:worker_threads';

// The document of tests has none, and a context of its own sees no other global of Node.
Object.assign(globalThis, { BroadcastChannel });
