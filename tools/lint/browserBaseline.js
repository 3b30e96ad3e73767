/** What runs in browsers, where the baseline of package.json (`browserslist`) holds. */
const browserFolders = [
  'components',
  'contexts',
  'services',
  'pages',
  'validation',
  'domain',
  'themes',
  'locales',
];

/** Refuses in browser code what the baseline lacks. */
export const browserBaselineConfig = {
  files: browserFolders.map((folder) => `${folder}/**`),
  ignores: ['**/*.server.ts', '**/*.server.tsx'],
  rules: {
    'project/no-newer-than-baseline': [
      'error',
      // Next brings the first to every page; the others are asked for before they are used.
      ['URL.canParse', 'window.requestIdleCallback', 'window.cancelIdleCallback'],
    ],
  },
};
