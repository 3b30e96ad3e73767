import { existsSync, readdirSync } from 'node:fs';
import { builtinModules } from 'node:module';

/**
 * Who may import whom (docs/architecture.md). A folder may import itself, packages and the folders
 * listed here; every other top-level folder of the project is a lint error. Two stacks, the web and
 * the services behind it, stand on a shared ground: validation → contract → domain. What a process is
 * told from outside is config's, which no code for browsers loads.
 */
export const allowedImports = {
  domain: [],
  config: ['domain'],
  locales: [],
  themes: [],
  contract: ['domain'],
  validation: ['locales', 'contract', 'domain'],
  brands: ['locales', 'contract', 'domain'],
  services: ['brands', 'themes', 'locales', 'config', 'contract', 'domain'],
  server: ['services', 'brands', 'themes', 'locales', 'config', 'contract', 'domain'],
  contexts: ['services', 'locales', 'contract', 'domain'],
  components: ['contexts', 'services', 'themes', 'validation', 'contract', 'domain'],
  pages: ['components', 'contexts', 'server', 'services'],
  commerce: ['brands', 'themes', 'locales', 'validation', 'config', 'contract', 'domain'],
  sandbox: ['config', 'contract', 'domain'],
  web: ['config', 'contract', 'domain'],
  testing: ['services', 'sandbox', 'config', 'contract', 'domain'],
};

const folders = [...Object.keys(allowedImports), 'scripts', 'e2e', 'faults', 'bench', '__tests__'];

const folderZones = Object.entries(allowedImports).flatMap(([target, allowed]) =>
  folders
    .filter((from) => from !== target && !allowed.includes(from))
    .map((from) => ({
      target: `./${target}`,
      from: `./${from}`,
      message: `${target}/ may import only ${['itself', ...allowed].join(', ')}.`,
    })),
);

const foldersIn = (parent) =>
  readdirSync(new URL(`../../${parent}`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const rooms = foldersIn('components').filter((room) => room !== 'templates');
const templates = foldersIn('components/templates');
const modules = foldersIn('commerce/modules');

/** What two templates need belongs in a room beside templates/. */
const templateZones = [
  ...rooms.map((room) => ({
    target: `./components/${room}`,
    from: './components/templates',
    message: 'A shared room never imports a template.',
  })),
  ...templates.map((template) => ({
    target: `./components/templates/${template}`,
    from: './components/templates',
    except: [`./${template}`],
    message: 'A template never imports another: move what both need to a room of components/.',
  })),
];

/** A module reads and writes its own rows; others call its services. */
const moduleZones = modules.flatMap((target) =>
  modules
    .filter((from) => from !== target)
    .map((from) => `commerce/modules/${from}/repository.ts`)
    .filter((file) => existsSync(new URL(`../../${file}`, import.meta.url)))
    .map((file) => ({
      target: `./commerce/modules/${target}`,
      from: `./${file}`,
      message: "A module never imports another module's repository: call its services.",
    })),
);

/** What buyers are written is dressed as a brand; nothing else of the service knows one. */
const dressZones = [
  '*.ts',
  ...foldersIn('commerce').filter((folder) => folder !== 'modules'),
  ...modules.filter((module) => module !== 'mails').map((module) => `modules/${module}`),
].flatMap((folder) =>
  ['brands', 'themes', 'locales'].map((from) => ({
    target: `./commerce/${folder}`,
    from: `./${from}`,
    message: 'Only commerce/modules/mails/ knows brands, themes and locales.',
  })),
);

/** Zones for `import-x/no-restricted-paths`: one for each pair that must not meet. */
export const importZones = [...folderZones, ...templateZones, ...moduleZones, ...dressZones];

/** Where only types may cross: they are gone before the code runs. */
const typeOnlyImports = {
  validation: ['locales', 'contract'],
  brands: ['locales', 'contract'],
  services: ['brands', 'themes', 'locales'],
  contexts: ['locales', 'contract'],
  components: ['themes', 'contract'],
  sandbox: ['contract'],
  testing: ['sandbox'],
};

/** Folders whose files reach the browser, unless their names end in `.server.ts`. */
const browserFolders = ['components', 'contexts', 'services', 'validation', 'domain'];

const serverFiles = {
  group: ['**/*.server'],
  allowTypeImports: true,
  message: 'Only pages, other .server.ts files and the processes of the server load such a file.',
};

const nodeModules = {
  group: ['node:*'],
  allowTypeImports: true,
  message: 'A file that only a server may load ends in .server.ts.',
};

const { allowTypeImports, message } = nodeModules;

/** The same modules by their older names. */
const olderNodeModules = builtinModules.map((name) => ({ name, allowTypeImports, message }));

/**
 * Lint configs for `@typescript-eslint/no-restricted-imports`: types only where the table says so,
 * no file of the server and no module of Node in files for the browser.
 */
export const typeOnlyConfigs = [
  ...new Set([...Object.keys(typeOnlyImports), ...browserFolders]),
].map((target) => ({
  files: [`${target}/**`],
  ignores: ['**/*.server.ts'],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        paths: browserFolders.includes(target) ? olderNodeModules : [],
        patterns: [
          ...(typeOnlyImports[target] ?? []).map((source) => ({
            group: [`@/${source}/*`],
            allowTypeImports: true,
            message: `${target}/ may import only types from ${source}/.`,
          })),
          ...(browserFolders.includes(target) ? [serverFiles, nodeModules] : []),
        ],
      },
    ],
  },
}));

/** What the rule above does not see: `import()` of a file of the server. */
export const serverImportConfig = {
  files: browserFolders.map((folder) => `${folder}/**`),
  // The one that is reached on the server only.
  ignores: ['**/*.server.ts', 'services/http/client.ts'],
  rules: {
    'no-restricted-syntax': [
      'error',
      { selector: 'ImportExpression[source.value=/\\.server$/]', message: serverFiles.message },
    ],
  },
};
