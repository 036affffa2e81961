import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { importsSettled } from '../design-system/src/components/LazyPart/until-loaded.ts';
import { Providers } from '../design-system/src/components/Providers/Providers.tsx';
import { toastQueue } from '../design-system/src/components/Toast/toast-queue.ts';
import '../design-system/src/styles/index.ts';
import { DocsPage } from './docs-page.tsx';
import { densities, viewports } from './modes.ts';
import { overlaysShown } from './overlays-shown.ts';
import { startStoryClock } from './story-clock.ts';
import { globalTypes, initialGlobals, withToolbar } from './toolbar/toolbar.tsx';
import './visible-in-time.ts';

configure({
  // What a play function waits for comes late on a machine that draws several stories at a time.
  asyncUtilTimeout: 10_000,
  // Without the whole document, which hides the sentence that says what is missing.
  getElementError: (message) => new Error(message ?? 'not found'),
});

/** German for react-aria, and the confirm dialog, as around every screen of the app. */
const withProviders: Decorator = (Story) => (
  <Providers>
    <Story />
  </Providers>
);

/** Screen readers and hyphenation follow the language of the document, density follows the toolbar. */
const withDocument: Decorator = (Story, { globals }) => {
  document.documentElement.lang = 'de';
  document.documentElement.dataset['density'] = String(globals['density']);
  return <Story />;
};

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    // A story that axe objects to is a failed test.
    a11y: { test: 'error' },
    viewport: { options: viewports },
    docs: { page: DocsPage },
    options: {
      storySort: {
        order: [
          'Start',
          'Texte',
          'Zustände',
          'Foundations',
          'Components',
          'Patterns',
          'Layouts',
          'Forms',
          'Screens',
        ],
      },
    },
  },
  globalTypes: {
    density: {
      description: 'Density',
      toolbar: {
        title: 'Density',
        icon: 'component',
        items: densities.map(({ value, title }) => ({ value, title })),
        dynamicTitle: true,
      },
    },
    ...globalTypes,
  },
  beforeEach() {
    startStoryClock();
    // A message of a failure waits for somebody: it would still be there in the next story with messages.
    toastQueue.clear();
  },
  async afterEach() {
    await importsSettled();
    await overlaysShown();
  },
  initialGlobals: { density: 'default', ...initialGlobals },
  decorators: [
    withProviders,
    withDocument,
    withToolbar,
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      parentSelector: 'html',
      attributeName: 'data-theme',
    }),
  ],
};

export default preview;
