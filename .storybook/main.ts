import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { docsModules } from './docs-modules.ts';
import { withLeanDocgen } from './lean-docgen.ts';
import { runtimeDependencies } from './runtime-dependencies.ts';
import { composedTexts } from './texts/composed-texts.ts';

/** Folders such as `components/Button/` whose stories alone are built, for who builds forty times; else all. */
const only = process.env['LOTSE_STORIES_IN']?.split('|');

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // Titles mirror folders: no stories file names its own.
  stories: [
    ...(only ? [] : ['../design-system/docs/**/*.mdx']),
    ...['Components', 'Patterns', 'Layouts', 'Forms', 'Screens'].flatMap((titlePrefix) => {
      const shelf = titlePrefix.toLowerCase();
      const files = filesOn(shelf);
      return files ? [{ directory: `../design-system/src/${shelf}`, files, titlePrefix }] : [];
    }),
  ],
  // The committed pictures, for „Zustände“.
  staticDirs: [{ from: '../tests/visual/baselines', to: '/pictures' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-themes'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // react-docgen-typescript needs the compiler API that TypeScript 7 no longer ships.
  typescript: { reactDocgen: 'react-docgen' },
  async viteFinal(viteConfig) {
    const { mergeConfig } = await import('vite');
    return mergeConfig(
      { ...viteConfig, plugins: withLeanDocgen(viteConfig.plugins) },
      {
        plugins: [react(), vanillaExtractPlugin(), docsModules(), composedTexts()],
        optimizeDeps: { include: runtimeDependencies() },
        build: { chunkSizeWarningLimit: 2000 },
      },
    );
  },
};

export default config;

/** The story files of a shelf that are built; undefined when there are none. */
function filesOn(shelf: string): string | undefined {
  if (!only) return '**/*.stories.tsx';
  const folders = only.filter((path) => path.startsWith(`${shelf}/`)).map((path) => path.split('/')[1]);
  return folders.length > 0 ? `@(${folders.join('|')})/**/*.stories.tsx` : undefined;
}
