import { existsSync } from 'node:fs';
import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { writeFilesOfPages } from './building/files-of-pages.ts';
import { renderFirstView } from './building/render-first-view.ts';
import { dropUnusedRouterParts } from './building/unused-router-parts.ts';

const port = (name: string, fallback: number) => Number(process.env[name] ?? fallback);

/** What the web server writes into the page where the app is served built. */
function developmentConfig(): Plugin {
  const api = `http://localhost:${port('LOTSE_API_PORT', 4300)}`;
  const content = JSON.stringify({
    environment: 'development',
    apiUrl: api,
    socketUrl: api,
    authDomain: `http://localhost:${port('LOTSE_IDENTITY_PORT', 4400)}`,
    audience: api,
    useLocalStorage: process.env['LOTSE_REFRESH_TOKEN_MODE'] === 'body',
  }).replaceAll('"', '&quot;');
  return {
    name: 'lotse:development-config',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace(/(name="lotse:config" content=")[^"]*/, `$1${content}`),
  };
}

/** The one font file that the first view of every page needs, asked for before the CSS names it. */
function preloadTextFont(): Plugin {
  return {
    name: 'lotse:preload-text-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }): HtmlTagDescriptor[] =>
        Object.keys(bundle)
          .filter((file) => /next-latin-wght-normal-.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head',
          })),
    },
  };
}

/**
 * Finds the module that a file of the build begins with.
 *
 * @throws {Error} when there is none: a file that was moved must not change what pages load
 */
function entry(path: string): (id: string) => boolean {
  if (!existsSync(join(import.meta.dirname, 'src', path))) throw new Error(`app/src/${path} is gone`);
  return (id) => id.endsWith(`/app/src/${path}`);
}

const isMain = entry('main.tsx');
// Most of what it is made of (fields, marks, banners) every other page needs as well.
const isStart = entry('routes/start/StartRoute.tsx');
const isFrame = entry('routes/frame/SignedInFrame.tsx');
const isClient = entry('data/use-read.ts');
const isSettings = entry('data/organization-settings.ts');

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    vanillaExtractPlugin(),
    // react-aria carries its words in 30 languages; en-US is its own fall-back.
    { ...optimizeLocales.vite({ locales: ['de-DE', 'en-US'] }), enforce: 'pre' },
    developmentConfig(),
    preloadTextFont(),
    dropUnusedRouterParts(),
    writeFilesOfPages(),
    renderFirstView(),
  ],
  server: { port: port('LOTSE_APP_PORT', 4200), strictPort: true },
  build: {
    // A data: URL would need its own permission in the Content-Security-Policy.
    assetsInlineLimit: 0,
    // Every supported browser knows modulepreload.
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      output: {
        // One file for what every page needs, and one for what each area adds to it: many small ones compress
        // worse and cost a request each. A group takes along what its modules import.
        codeSplitting: {
          groups: [
            { name: 'session', test: entry('begin-session.ts'), priority: 5 },
            // What speaks to the provider, with nothing that waits for the pages' code.
            { name: 'tokens', test: entry('auth/engine.ts'), priority: 4.5 },
            { name: 'base', test: (id) => isMain(id) || isStart(id), priority: 4 },
            // The frame, and what every page in it asks the API by.
            { name: 'signed-in', test: (id) => isFrame(id) || isClient(id) || isSettings(id), priority: 2 },
            { name: 'shipments', test: entry('routes/shipments/ShipmentsRoute.tsx'), priority: 1 },
          ],
        },
      },
    },
  },
});
