import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

export const root = join(import.meta.dirname, '..');

/**
 * Bundles a module of the app for Node, with everything it needs in one file and the class names of the app's own CSS.
 *
 * @param entry from the app's folder
 * @param define names that the module finds filled in, each with JavaScript
 */
export async function buildForServer(entry: string, define: Record<string, string> = {}): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin()],
    define,
    ssr: { noExternal: true },
    build: { ssr: entry, write: false, assetsInlineLimit: 0 },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('Vite watches instead of building');
  return output.output[0].code;
}
