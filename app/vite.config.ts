import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    vanillaExtractPlugin(),
    // react-aria carries its words in 30 languages; en-US is its own fall-back.
    { ...optimizeLocales.vite({ locales: ['de-DE', 'en-US'] }), enforce: 'pre' },
  ],
  server: { port: Number(process.env['LOTSE_APP_PORT'] ?? 4200), strictPort: true },
  build: {
    // A data: URL would need its own permission in the Content-Security-Policy.
    assetsInlineLimit: 0,
    // Every supported browser knows modulepreload.
    modulePreload: { polyfill: false },
    manifest: true,
  },
});
