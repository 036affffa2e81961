import { run } from './run.ts';

// The program of the image and of `pnpm start`: nobody can spoil what it answers.
await run();
