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
