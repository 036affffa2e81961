import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { compressed, kibibytes } from '../performance/loaded-bytes.ts';

// Gates in KiB after brotli 11, a tenth above what was measured. The goal is 10 on the first route of a stranger.
const firstRoute = 4.6;
// With what verifies signatures, which is 4.6 of them.
const signedIn = 20.7;

/** What belongs to the session: everything else that it imports is on the page anyway. */
const belongsElsewhere = (id: string) => /^(valibot|contract)$|\/(browser|network)\//.test(id);

test('the session’s code stays within its bytes', async () => {
  const chunks = await buildAuth();
  const entry = chunks.find(({ isEntry }) => isEntry);
  const engine = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/auth/engine.ts')));
  const first = closure(entry, chunks);
  const later = new Set([...first, ...closure(engine, chunks)]);
  expect(sizeOf(first), 'on the first route').toBeLessThanOrEqual(firstRoute);
  expect(sizeOf(later), 'with all that somebody who is signed in needs').toBeLessThanOrEqual(signedIn);
  expect(sizeOf(later), 'with the protocol').toBeGreaterThan(sizeOf(first) + 5);
});

async function buildAuth(): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      // The code that loads chunks is Vite's own and on the page anyway.
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(import.meta.resolve('app/auth')),
        preserveEntrySignatures: 'strict',
        external: belongsElsewhere,
      },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('Vite watches instead of building');
  return output.output.filter((part) => part.type === 'chunk');
}

/** A chunk with all that it imports at once. */
function closure(
  chunk: Rolldown.OutputChunk | undefined,
  chunks: readonly Rolldown.OutputChunk[],
): Set<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>();
  const waiting = chunk ? [chunk] : [];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...chunks.filter(({ fileName }) => next.imports.includes(fileName)));
  }
  return found;
}

function sizeOf(chunks: ReadonlySet<Rolldown.OutputChunk>): number {
  return kibibytes([...chunks].reduce((sum, { code }) => sum + compressed(Buffer.from(code)), 0));
}
