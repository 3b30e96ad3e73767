/**
 * Who may import whom (docs/architecture.md). A folder may import itself, packages and the folders
 * listed here; every other top-level folder of the project is a lint error.
 */
export const allowedImports = {
  locales: [],
  themes: [],
  contract: [],
  validation: ['locales'],
  brands: ['locales', 'contract'],
  services: ['brands', 'contract', 'locales'],
  contexts: ['services', 'brands', 'themes', 'locales'],
  components: ['contexts', 'validation', 'services', 'themes'],
  pages: ['components', 'contexts', 'services'],
  commerce: ['contract', 'validation'],
  sandbox: ['contract'],
};

const folders = [...Object.keys(allowedImports), 'scripts', 'e2e', '__tests__'];

/** Zones for `import-x/no-restricted-paths`: one for each pair that must not meet. */
export const importZones = Object.entries(allowedImports).flatMap(([target, allowed]) =>
  folders
    .filter((from) => from !== target && !allowed.includes(from))
    .map((from) => ({
      target: `./${target}`,
      from: `./${from}`,
      message: `${target}/ may import only ${['itself', ...allowed].join(', ')}.`,
    })),
);

/** Where only types may cross: they are gone before the code runs. */
const typeOnlyImports = {
  validation: ['locales'],
  brands: ['locales', 'contract'],
  components: ['themes'],
  sandbox: ['contract'],
};

/** Lint configs for `@typescript-eslint/no-restricted-imports`, one for each folder above. */
export const typeOnlyConfigs = Object.entries(typeOnlyImports).map(([target, sources]) => ({
  files: [`${target}/**`],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: sources.map((source) => ({
          group: [`@/${source}/*`],
          allowTypeImports: true,
          message: `${target}/ may import only types from ${source}/.`,
        })),
      },
    ],
  },
}));
