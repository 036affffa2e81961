import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Decorator, Preview } from '@storybook/react-vite';
import type { ComponentType, PropsWithChildren } from 'react';
import { densities, viewports } from './modes.ts';

// Both come from design-system; a glob, because stories must run before they exist.
import.meta.glob('../design-system/src/styles/index.ts', { eager: true });
const found = import.meta.glob<{ Providers?: ComponentType<PropsWithChildren> }>(
  '../design-system/src/components/Providers/Providers.tsx',
  { eager: true },
);
const Providers = Object.values(found)[0]?.Providers;

const withProviders: Decorator = (Story) =>
  Providers ? (
    <Providers>
      <Story />
    </Providers>
  ) : (
    <Story />
  );

/** Screen readers and hyphenation follow the language of the document, density follows the toolbar. */
const withDocument: Decorator = (Story, { globals }) => {
  document.documentElement.lang = 'de';
  document.documentElement.dataset['density'] = String(globals['density']);
  return <Story />;
};

const preview: Preview = {
  parameters: {
    layout: 'padded',
    // A story that axe objects to is a failed test.
    a11y: { test: 'error' },
    viewport: { options: viewports },
    options: {
      storySort: { order: ['Start', 'Grundlagen', 'Komponenten', 'Muster', 'Ansichten'] },
    },
  },
  globalTypes: {
    density: {
      description: 'Dichte',
      toolbar: {
        title: 'Dichte',
        icon: 'component',
        items: densities.map(({ value, title }) => ({ value, title })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { density: 'default' },
  decorators: [
    withProviders,
    withDocument,
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      parentSelector: 'html',
      attributeName: 'data-theme',
    }),
  ],
};

export default preview;
