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
      // Next provides the first on every page; the code checks for the others before it uses them.
      [
        'URL.canParse',
        'window.requestIdleCallback',
        'window.cancelIdleCallback',
        'navigator.connection',
      ],
    ],
  },
};
