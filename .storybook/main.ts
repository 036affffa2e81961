import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';

/**
 * What stories import at run time. Vite would find these only while the first stories already run,
 * bundle them and reload the page, and on a cold cache that reload fails the stories under test.
 * A new run-time dependency of design-system belongs here.
 */
const runtimeDependencies = [
  'react-dom/client',
  'design-system > @vanilla-extract/recipes/createRuntimeFn',
  'design-system > react-aria-components',
  'design-system > @internationalized/date',
  'design-system > @formisch/react',
  'design-system > date-fns',
  'design-system > date-fns/locale/de',
  'design-system > lucide-react',
  'design-system > valibot',
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../design-system/src/**/*.mdx', '../design-system/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // react-docgen-typescript needs the compiler API that TypeScript 7 no longer ships.
  typescript: { reactDocgen: 'react-docgen' },
  async viteFinal(viteConfig) {
    const { mergeConfig } = await import('vite');
    return mergeConfig(viteConfig, {
      plugins: [react(), vanillaExtractPlugin()],
      optimizeDeps: { include: runtimeDependencies },
      build: { chunkSizeWarningLimit: 2000 },
    });
  },
};

export default config;
