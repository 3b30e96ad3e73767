import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { browserBaselineConfig } from './tools/lint/browserBaseline.js';
import { noNewerThanBaseline } from './tools/lint/noNewerThanBaseline.js';
import { noTwinOfPrimitive } from './tools/lint/noTwinOfPrimitive.js';

/**
 * How long a file may be, without what says nothing to the machine.
 * @param {number} max lines
 */
const atMost = (max) => ['error', { max, skipBlankLines: true, skipComments: true }];

/** The plugin comes without types. */
const accessibility =
  /** @type {{ flatConfigs: { recommended: import('eslint').Linter.Config } }} */ (jsxA11y)
    .flatConfigs.recommended;

export default defineConfig(
  {
    ignores: [
      'node_modules',
      '**/.next',
      'build',
      'sourcemaps',
      '.data',
      'next-env.d.ts',
      'public',
      'test-results',
      'playwright-report',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  accessibility,
  {
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    plugins: {
      project: {
        rules: {
          'no-newer-than-baseline': noNewerThanBaseline,
          'no-twin-of-primitive': noTwinOfPrimitive,
        },
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // Such an import still runs: a page would be sent the module for nothing.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-assertions': [
        'error',
        { assertionStyle: 'as', objectLiteralTypeAssertions: 'never' },
      ],
      'max-lines': atMost(200),
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    // Where React is; elsewhere these rules, which parse a file once more, find nothing to look at.
    files: ['**/*.tsx', 'components/**', 'contexts/**', 'pages/**', 'services/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['components/**'],
    // Where the two are made.
    ignores: ['components/ui/Stack.ts', 'components/ui/text.tsx'],
    rules: { 'project/no-twin-of-primitive': 'error' },
  },
  {
    // A boundary in what the server renders may end behind the page, where our policy for scripts lets
    // nothing move it to its place (docs/decisions/066).
    files: ['components/**', 'contexts/**', 'pages/**', 'services/**'],
    ignores: ['components/ui/lazyPart.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'react', importNames: ['lazy', 'Suspense'], message: 'Use lazyPart.' }] },
      ],
    },
  },
  {
    // Browser code: a name of the DOM means the DOM's (docs/style.md).
    files: [
      'components/**',
      'contexts/**',
      'pages/**',
      'services/**',
      'domain/**',
      'validation/**',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'VariableDeclarator > Identifier.id',
          ':function > Identifier.params',
          'ObjectPattern > Property > Identifier.value',
        ].map((place) => ({
          selector: `${place}[name=/^(document|window|navigator|history|screen)$/]`,
          message: "This name is the DOM's: name what it holds, such as payerDocument.",
        })),
        ...[
          'JSXOpeningElement > JSXIdentifier[name=h1]',
          'MemberExpression[object.name=styled] > Identifier[name=h1]',
        ].map((selector) => ({ selector, message: 'A page has its title from ui/Title.tsx.' })),
      ],
    },
  },
  {
    // What tries the product: a file of cases is read from one to the next.
    files: ['__tests__/**', 'e2e/**', 'testing/**', 'faults/**', 'bench/**'],
    rules: { 'max-lines': atMost(300) },
  },
  {
    // The logger is the one place of web that writes to the console.
    files: [
      'scripts/**',
      'tools/**',
      'e2e/**',
      '*.config.{js,ts}',
      'services/logger.ts',
      'services/logger/**',
    ],
    rules: { 'no-console': 'off' },
  },
  browserBaselineConfig,
  prettier,
);
