import { existsSync } from 'node:fs';
import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { bareIcons } from './building/bare-icons.ts';
import { markBuild } from './building/build-marker.ts';
import { fewerTransports } from './building/fewer-transports.ts';
import { writeFilesOfPages } from './building/files-of-pages.ts';
import { oneCalendar } from './building/one-calendar.ts';
import { renderFirstView } from './building/render-first-view.ts';
import { silentCalls } from './building/silent-calls.ts';
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
 * Finds the modules that a file of the build begins with.
 *
 * @param paths of the app's code, or from a package's folder on: `design-system/src/…`
 * @throws {Error} when there is none: a file that was moved must not change what pages load
 */
function entry(...paths: string[]): (id: string) => boolean {
  const modules = paths.map((path) => (/^(design-system|contract)\//.test(path) ? path : `app/src/${path}`));
  for (const path of modules)
    if (!existsSync(join(import.meta.dirname, '..', path))) throw new Error(`${path} is gone`);
  return (id) => modules.some((path) => id.endsWith(`/${path}`));
}

const component = (name: string) => `design-system/src/components/${name}.tsx`;
const pattern = (name: string) => `design-system/src/patterns/${name}.tsx`;

const isMain = entry('main.tsx');
// Most of what it is made of (fields, marks, banners) every other page needs as well.
const isStart = entry('routes/start/StartRoute.tsx');
const isFrame = entry('routes/frame/SignedInFrame.tsx');
// With the names of what notifications make old, of which a file of its own would be a few lines.
const isShipments = entry(
  'routes/shipments/ShipmentsRoute.tsx',
  'data/quote-reads.ts',
  'data/pickup-reads.ts',
);
const isClient = entry('data/use-read.ts');
const isSettings = entry('data/organization-settings.ts');
// A few lines that lists, forms and the socket share: no file of their own.
const isShared = entry('network/live-connection.ts', 'design-system/src/patterns/Address/address-lines.ts');
const isRecord = entry(
  'browser/save-file.ts',
  'data/pickups.ts',
  'data/use-write.ts',
  'pages/pickup-addresses.ts',
  'routes/pickups/use-next-pickup.ts',
  'routes/shipments/use-label.ts',
  'routes/shipments/use-papers.ts',
  'routes/shipments/use-cancel.ts',
  'contract/src/geography/countries.ts',
  'contract/src/geography/country-formats.ts',
  'design-system/src/components/Link/Link.copy.ts',
  pattern('ResourceView/ResourceView'),
  component('Status/Status'),
  component('Checkbox/Checkbox'),
  component('RadioGroup/RadioGroup'),
  component('Select/Select'),
  pattern('PrintMenu/PrintMenu'),
  pattern('PrintMenu/PrintTrigger'),
  'design-system/src/patterns/PrintMenu/PrintMenu.copy.ts',
  'design-system/src/patterns/LabelDialog/earlier-print.ts',
  'contract/src/entities/has-papers.ts',
  'contract/src/entities/papers.ts',
  'contract/src/entities/paper-labels.copy.ts',
  'contract/src/entities/customs-reason-labels.copy.ts',
  'design-system/src/components/Shortcuts/useShortcuts.ts',
  'design-system/src/screens/pickups/Pickups/Pickups.copy.ts',
  'design-system/src/screens/pickups/next-date.ts',
  'design-system/src/screens/shipments/cancelling/can-cancel.ts',
  'design-system/src/screens/shipments/cancelling/useCancelling.ts',
);
const isRecordIcon = (id: string) =>
  /\/@lucide\/icons\/.*\/(printer|download|upload|user-plus|ban|trash|pencil|file-text|files|minus|chevron-up|log-out)\.mjs$/.test(
    id,
  );
const newShipment = (name: string) => `design-system/src/screens/shipments/NewShipment/${name}`;
// Forms of other pages have an address, a draft and rules as well.
const isFormPart = entry(
  'drafts/use-draft.ts',
  'leaving/use-leave-guard.ts',
  'routes/to-submit-failure.ts',
  'routes/use-form-base.ts',
  'routes/pickups/pickup-rights.ts',
  'pages/new-pickup-href.ts',
  'data/parties.ts',
  'routes/new-shipment/use-phone-check.ts',
  'routes/new-shipment/use-served-geography.ts',
  newShipment('AddressFields.tsx'),
  newShipment('form/country-options.ts'),
  newShipment('form/package-input.ts'),
  'data/shipment-defaults.ts',
  newShipment('PastedAddress/PastedAddress.tsx'),
  newShipment('PastedAddress/usePastedAddress.ts'),
  'contract/src/entities/address-rules.ts',
  'contract/src/entities/contact.ts',
  'contract/src/entities/packaging-labels.copy.ts',
  // The order of a country's places, which pasted addresses follow as well.
  'contract/src/print/place-orders.ts',
  // Names of own boxes, and fields of contacts that are imported.
  component('EditableCell/EditableCell'),
  // Whose EORI number the form shows and adds.
  'data/organization-records.ts',
  'contract/src/entities/shipment-defaults.ts',
  'contract/src/entities/shipment-defaults-rules.ts',
  'contract/src/rules/cross-field.ts',
  'contract/src/rules/email.ts',
  component('Banner/Banner'),
  component('TextArea/TextArea'),
  component('ComboBox/ComboBox'),
);
// Fields and steps that the form of a shipment does without come with the pages that have them.
const isRareInForms = (id: string) =>
  /\/design-system\/src\/forms\/(?:Wizard\/|(?:date|choice)-fields)/.test(id);
const isFormKit = (id: string) =>
  (/\/design-system\/src\/forms\/[^?]*\.tsx?$/.test(id) && !isRareInForms(id)) ||
  isFormPart(id) ||
  /\/@lucide\/icons\/.*\/calendar-plus(-2)?\.mjs$/.test(id);
const isFound = entry('contract/src/api/search.ts');
const isDayPart = entry(
  component('DateInput/DatePicker/DatePicker'),
  component('DateInput/parts/CalendarMonth'),
  component('DateInput/parts/DateParts'),
  'design-system/src/components/DateInput/parts/useShownValue.ts',
);
const isDay = (id: string) =>
  /\/react-aria-components\/dist\/private\/(Calendar|DateField|DatePicker)\.mjs$|\/@lucide\/icons\/.*\/calendar-days\.mjs$/.test(
    id,
  );
const isAriaField = (id: string) =>
  /\/react-aria-components\/dist\/private\/(ComboBox|Input|ListBox|TextField)\.mjs$/.test(id);

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
    silentCalls(),
    bareIcons(),
    oneCalendar(),
    fewerTransports(),
    writeFilesOfPages(),
    renderFirstView(),
    markBuild(),
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
            // The frame with the list of shipments: every other page in it is made of the list's parts as well.
            {
              name: 'signed-in',
              test: (id) => isFrame(id) || isShipments(id) || isClient(id) || isSettings(id) || isShared(id),
              priority: 2,
            },
            // Small things that a parcel's panel, the form, content pages and notifications have in common.
            {
              name: 'records',
              test: (id) => isRecord(id) || isRecordIcon(id),
              priority: 0.9,
            },
            // What opens above a page: menus, dialogs, toasts, with what stands in them. Most of it is react-aria's,
            // which they share.
            {
              name: 'overlays',
              test: entry(
                component('Menu/Menu'),
                component('Dialog/Dialog'),
                component('ConfirmDialog/ConfirmDialog'),
                component('Toast/Toast'),
                component('ComboBox/OptionContent'),
                component('Switch/Switch'),
                pattern('LabelDialog/LabelDialog'),
              ),
              priority: 0.8,
            },
            // Fields and finds that the form shares with the palette of commands; no style is in it.
            {
              name: 'fields',
              test: (id) => isFound(id) || isAriaField(id),
              priority: 0.7,
            },
            // Days as the form and the filters of the list ask for them.
            {
              name: 'days',
              test: (id) => isDayPart(id) || isDay(id),
              priority: 0.65,
            },
            // What is told as it comes in, with the device's own way, which the profile switches.
            {
              name: 'live-notifications',
              test: entry('socket/live-notifications.ts'),
              priority: 0.64,
            },
            // What every form is made with.
            {
              name: 'forms',
              test: isFormKit,
              priority: 0.63,
            },
            // How one thing of a list is drawn beside it.
            {
              name: 'details',
              test: entry(
                pattern('DetailPanel/DetailPanel'),
                pattern('DetailPanel/DetailSection'),
                'design-system/src/screens/shipments/ShipmentPanel/ShipmentPanel.css.ts',
              ),
              priority: 0.61,
            },
            // What the tab of quotes shares with forms that begin with one, or end in one.
            {
              name: 'quotes',
              test: entry('data/quotes.ts', 'contract/src/api/rate-requests.ts'),
              priority: 0.62,
            },
            // The page after the form comes with it.
            {
              name: 'new-shipment',
              test: entry('routes/new-shipment/NewShipmentRoute.tsx', 'routes/new-shipment/CreatedRoute.tsx'),
              priority: 0.6,
            },
          ],
        },
      },
    },
  },
});
