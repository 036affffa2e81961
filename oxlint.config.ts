import { defineConfig, type OxlintOverride } from 'oxlint';
import { hastyWaits } from './tests/lint/hasty-waits.ts';

/**
 * Who may import whom. Each room is one override, and no file matches two of them:
 * of two matching overrides the later one would replace the rules of the earlier one.
 */
interface Room {
  files: string[];
  except?: string[];
  /** Import specifiers, and why they are refused: `/**` reaches what lies deeper, which `/*` does not. */
  never: Record<string, string[]>;
  /** The same of those whose types may be imported. */
  neverValues?: Record<string, string[]>;
}

/** Packages with all that is in them. */
const whole = (...names: string[]) => names.flatMap((name) => [name, `${name}/**`]);
const reactAriaIndex = ['react-aria', 'react-stately', 'react-aria-components'];
const reactAria = whole(...reactAriaIndex);
const react = ['react', ...whole('react-dom'), ...reactAria];
const dataLibraries = [...whole('swr', 'react-router'), 'socket.io-client', '@sentry/**', 'ofetch'];
const designSystem = whole('design-system');
const browserRooms = [...designSystem, ...whole('app')];
/** What runs by the clock, fills stores or stands below all resources, and all programs but `platform.ts`. */
const belowResources = [
  'platform/src/{audit,carriers,demo,documents,jobs,search,store}/**',
  'platform/src/{[!p]*,platform[.-]*}.ts',
];

const appNever = {
  'The app connects and never draws: what is seen comes from design-system.': [
    ...reactAria,
    '@vanilla-extract/**',
    ...whole('platform'),
    'contract/fixtures',
  ],
};
const router = whole('react-router');
const pageTables = ['app/src/pages/pages.ts', 'app/src/pages/backoffice-pages.ts'];
/** What a screen is given may be named by its type, which is gone before anything runs. */
const unseen = { never: [...react, ...router, ...whole('swr')], neverValues: designSystem };

/**
 * The folders of the app, from the bottom up: each may import those before it. What one page starts lies at
 * the root (`main.tsx`, `services.ts`, `config.ts`); the tables of pages alone name routes, as code to load.
 */
const appFolders: { folder: string; why: string; never?: string[]; neverValues?: string[] }[] = [
  { folder: 'browser', why: 'What the browser offers knows nothing of the app.', ...unseen },
  { folder: 'network', why: 'What the session and the HTTP client share knows neither.', ...unseen },
  { folder: 'hooks', why: 'Hooks for any screen know no part of the app.' },
  { folder: 'consent', why: 'A decision about cookies is kept, whoever asks for it.', ...unseen },
  { folder: 'monitoring', why: 'Whoever meets an error tells it; what takes it up asks nobody.' },
  { folder: 'build', why: 'Loading the code of a page knows none.', ...unseen },
  { folder: 'auth', why: 'The session of a person knows no React and no call of the API.', ...unseen },
  { folder: 'session', why: 'What is said of the session knows no page and no call of the API.' },
  { folder: 'http', why: 'The client knows how the API is called, not what for.', ...unseen },
  { folder: 'pages', why: 'Addresses and access of pages are known before their code and data.' },
  { folder: 'drafts', why: 'Drafts lie in the tab, whatever is called and shown.', never: router },
  {
    folder: 'data',
    why: 'Data modules know neither elements nor pages.',
    never: [...whole('react-dom'), ...router, '**/pages/**'],
    neverValues: designSystem,
  },
  { folder: 'leaving', why: 'Whether input is lost is asked the same way on every page.' },
  { folder: 'socket', why: 'News refresh reads, whatever page shows them.' },
  { folder: 'routes', why: 'Routes stand at the top.' },
];

const rooms: Room[] = [
  {
    files: ['contract/src/**'],
    // The contract's own tests try its fixtures too.
    except: ['contract/src/**/*.test.ts'],
    never: {
      'contract is words and rules: no React, no input or output, no other room.': [
        ...react,
        'node:*',
        ...browserRooms,
        ...whole('platform'),
        '**/fixtures/**',
      ],
    },
  },
  {
    files: ['contract/fixtures/**'],
    never: {
      'Fixtures are examples of the contract and know nothing else.': [
        ...react,
        'node:*',
        ...browserRooms,
        ...whole('platform'),
      ],
    },
  },
  {
    files: ['design-system/src/tokens/**', 'design-system/src/styles/**'],
    never: {
      'Tokens and styles lie below everything else.': [
        ...react,
        ...whole('contract'),
        '**/components/**',
        '**/patterns/**',
        '**/layouts/**',
        '**/forms/**',
        '**/screens/**',
      ],
    },
  },
  {
    files: ['design-system/src/components/**'],
    never: {
      'A component knows no product word: no contract, no pattern, no layout, no form, no screen.': [
        ...whole('contract'),
        '**/patterns/**',
        '**/layouts/**',
        '**/forms/**',
        '**/screens/**',
      ],
      'Import react-aria and its kin from the entry of one component or hook.': reactAriaIndex,
    },
  },
  {
    files: ['design-system/src/patterns/**', 'design-system/src/layouts/**', 'design-system/src/format/**'],
    never: {
      'Patterns and layouts do not know the screens they stand in, nor their forms.': [
        '**/forms/**',
        '**/screens/**',
      ],
      'Import react-aria and its kin from the entry of one component or hook.': reactAriaIndex,
    },
  },
  {
    files: ['design-system/src/forms/**'],
    never: {
      'The form kit is of no form: it knows no screen, no layout, and not where input goes.': [
        ...dataLibraries,
        ...whole('app'),
        '**/layouts/**',
        '**/screens/**',
      ],
      'Import react-aria and its kin from the entry of one component or hook.': reactAriaIndex,
    },
  },
  {
    files: ['design-system/src/screens/**'],
    never: {
      'Forms are made with src/forms: it decides when errors show.': ['@formisch/**'],
      'A screen gets state and callbacks and does not know where they come from.': [
        ...dataLibraries,
        ...whole('app'),
      ],
      'Import react-aria and its kin from the entry of one component or hook.': reactAriaIndex,
    },
  },
  { files: ['app/src/*', ...pageTables], never: appNever },
  ...appFolders.map(({ folder, why, never = [], neverValues = [] }, index) => ({
    files: [`app/src/${folder}/**`],
    except: pageTables,
    never: {
      ...appNever,
      [why]: [...never, ...appFolders.slice(index + 1).map((above) => `**/${above.folder}/**`)],
    },
    neverValues: { [why]: neverValues },
  })),
  {
    files: ['platform/**'],
    except: belowResources,
    never: { 'The platform knows the contract only.': [...browserRooms, ...react] },
  },
  {
    files: belowResources,
    never: {
      'The platform knows the contract only.': [...browserRooms, ...react],
      'What a call is answered with lies above: take what does it from the resource.': [
        '**/resources/index.ts',
        '**/handlers.ts',
        '**/*-handlers.ts',
      ],
    },
  },
  {
    files: ['tests/**'],
    never: {
      'Tests enter a room by its public entry.': [
        '**/design-system/src/**',
        '**/app/src/**',
        '**/platform/src/**',
        '**/contract/src/**',
      ],
    },
  },
];

/** Rules of the chosen categories that miss their point here. */
const off = {
  // JSX is compiled by the automatic runtime.
  'react/react-in-jsx-scope': 'off',
  // Style sheets and registrations are imported for their effect.
  'import/no-unassigned-import': 'off',
  // Destructuring a default import's property is how CommonJS packages are used.
  'import/no-named-as-default-member': 'off',
  'import/no-named-as-default': 'off',
  // A narrower type than the checker infers is written down with a reason where needed.
  'typescript/no-unsafe-type-assertion': 'off',
  'typescript/consistent-return': 'off',
  // `void` marks a promise that nobody waits for, on purpose.
  'no-void': 'off',
  // Our components and react-aria's take roles that a tag would bring along with unwanted behaviour.
  'jsx-a11y/prefer-tag-over-role': 'off',
  // They read markup that react-aria completes at run time; axe judges the rendered result in every story.
  'jsx-a11y/anchor-has-content': 'off',
  'jsx-a11y/click-events-have-key-events': 'off',
  'jsx-a11y/control-has-associated-label': 'off',
  'jsx-a11y/no-static-element-interactions': 'off',
  'jsx-a11y/role-has-required-aria-props': 'off',
  // A table that becomes cards on phones loses its roles with its display, unless they are spelt out.
  'jsx-a11y/no-redundant-roles': 'off',
  'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
  'import/namespace': 'off', // The compiler knows better.
  // no-floating-promises and no-misused-promises say what matters of promises.
  'promise/always-return': 'off',
  'promise/no-callback-in-promise': 'off',
  'vitest/require-mock-type-parameters': 'off',
  // Properties and tables of cases assert in loops and branches.
  'vitest/no-conditional-expect': 'off',
  // Vitest itself refuses a test in which nothing was asserted (requireAssertions).
  'vitest/expect-expect': 'off',
  'unicorn/no-array-sort': 'off',
  'unicorn/no-array-reverse': 'off',
  'unicorn/consistent-function-scoping': 'off',
  'no-await-in-loop': 'off',
  'no-shadow': 'off',
} as const;

export default defineConfig({
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise', 'vitest'],
  jsPlugins: ['./tests/lint/plugin.ts'],
  ignorePatterns: [
    '**/dist/**',
    '**/storybook-static/**',
    'platform/migrations/**',
    '.data/**',
    'test-results/**',
  ],
  categories: { correctness: 'error', suspicious: 'error' },
  rules: {
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/await-thenable': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'typescript/no-deprecated': 'error',
    // [...text] is the way to a text's characters.
    'typescript/no-misused-spread': ['error', { allow: ['string'] }],
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/jsx-no-target-blank': 'error',
    'react/no-danger': 'error',
    // Of react-aria's components autoFocus is the way to place the focus inside a dialog.
    'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
    'import/no-cycle': 'error',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'no-restricted-properties': ['error', ...hastyWaits],
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    ...off,
  },
  overrides: [
    ...rooms.map(toOverride),
    {
      files: ['tests/journeys/**/*.keyboard.ts'],
      rules: { 'lotse/keyboard-only': 'error' },
    },
    // Benchmarks measure.
    { files: ['tests/performance/**'], rules: { 'no-restricted-properties': 'off' } },
  ],
});

function toOverride({ files, except = [], never, neverValues = {} }: Room): OxlintOverride {
  const patterns = [
    ...Object.entries(never).map(([message, group]) => ({ group, message })),
    ...Object.entries(neverValues).map(([message, group]) => ({ group, message, allowTypeImports: true })),
  ];
  return {
    files,
    excludeFiles: except,
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  };
}
