// @ts-check
import { createFloorRules, moduleFloors } from './moduleFloors.js';

/**
 * The folders that each folder may import (docs/architecture.md). A folder may import itself, packages
 * and the folders listed here, and nothing else of the project. Two stacks, the web and the services
 * behind it, stand on a shared ground: validation → contract → domain. Only config reads settings from
 * outside the process, and no code for browsers loads it.
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

const typeOnlyImports = {
  validation: ['locales', 'contract'],
  brands: ['locales', 'contract'],
  services: ['brands', 'themes', 'locales'],
  contexts: ['locales', 'contract'],
  components: ['themes', 'contract'],
  sandbox: ['contract'],
  testing: ['sandbox'],
};

const browserFolders = ['components', 'contexts', 'services', 'validation', 'domain'];

const loadsServerFile = 'services/http/client.ts';

/** @param {readonly string[]} folders */
const inFolders = (folders) => `^(${folders.join('|')})/`;
/** @param {readonly string[]} files */
const exactly = (files) => `^(${files.join('|').replaceAll('.', '[.]')})$`;

const serverFile = '[.]server[.]tsx?$';
const ofTheProject = ['local'];
const manifest = '^package[.]json$';
const types = ['type-only'];

const folderZones = Object.entries(allowedImports).map(([folder, allowed]) => ({
  name: `folder-${folder}`,
  comment: `${folder}/ may import only ${['itself', ...allowed].join(', ')}.`,
  from: { path: `^${folder}/` },
  to: { dependencyTypes: ofTheProject, pathNot: [inFolders([folder, ...allowed]), manifest] },
}));

const typeOnlyZones = Object.entries(typeOnlyImports).map(([folder, sources]) => ({
  name: `types-only-${folder}`,
  comment: `${folder}/ may import only types from ${sources.join(', ')}.`,
  from: { path: `^${folder}/`, pathNot: serverFile },
  to: { path: inFolders(sources), dependencyTypesNot: types },
}));

const browserFiles = { path: inFolders(browserFolders), pathNot: serverFile };

const serverZones = [
  {
    name: 'browser-loads-server-file',
    comment: 'Only pages, other .server.ts files and the processes of the server load such a file.',
    from: { ...browserFiles, pathNot: [serverFile, exactly([loadsServerFile])] },
    to: { path: serverFile, dependencyTypes: ofTheProject, dependencyTypesNot: types },
  },
  {
    name: 'browser-imports-server-file',
    comment: `${loadsServerFile} loads a .server.ts file only by import(), which no browser reaches.`,
    from: { path: exactly([loadsServerFile]) },
    to: {
      path: serverFile,
      dependencyTypes: ofTheProject,
      dependencyTypesNot: types,
      dynamic: false,
    },
  },
  {
    name: 'browser-imports-node',
    comment: 'A file that imports a module of Node ends in .server.ts.',
    from: browserFiles,
    to: { dependencyTypes: ['core'], dependencyTypesNot: types },
  },
];

const templateZones = [
  {
    name: 'room-imports-template',
    comment: 'A shared room never imports a template.',
    from: { path: '^components/', pathNot: '^components/templates/' },
    to: { path: '^components/templates/' },
  },
  {
    name: 'template-imports-template',
    comment:
      'A template never imports another: move what both need to a room of components/ beside templates/.',
    from: { path: '^components/templates/([^/]+)/' },
    to: { path: '^components/templates/', pathNot: '^components/templates/$1/' },
  },
];

const doors = [
  'scripts/(build|processes)/[^/]+',
  'scripts/(environmentFile|projectRoot|StartProblem|startTestedCheckout|testedSystem).ts',
  'scripts/system/(findSoldKeys|specs|startServices|startSystem|postgres/account).ts',
];

const toolZones = [
  {
    name: 'behind-the-door',
    comment: 'How the system starts and stops is closed: use startSystem, or another of the doors.',
    from: { pathNot: '^(scripts|__tests__)/' },
    to: { path: '^scripts/', pathNot: exactly(doors) },
  },
  {
    name: 'start-needs-tool',
    comment:
      'What starts the system needs no tool: a process of its own draws the pictures of links.',
    from: { path: '^scripts/' },
    to: { path: inFolders(['tools', 'faults', 'bench', 'e2e']) },
  },
];

const inModule = { path: '^commerce/modules/([^/]+)/' };

const moduleZones = [
  {
    name: 'foreign-repository',
    comment: "A module never imports another module's repository: call its services.",
    from: inModule,
    to: {
      path: '^commerce/modules/[^/]+/(repository|[^/]+Repository)[.]ts$',
      pathNot: '^commerce/modules/$1/',
    },
  },
  {
    name: 'foreign-tables',
    comment: "A module never reads another module's tables: call its services.",
    from: inModule,
    to: {
      path: '^commerce/modules/[^/]+/tables[.]ts$',
      pathNot: '^commerce/modules/$1/',
    },
  },
  {
    name: 'module-knows-brand',
    comment: 'Only commerce/modules/mails/ knows brands, themes and locales.',
    from: { path: '^commerce/', pathNot: '^commerce/modules/mails/' },
    to: { path: inFolders(['brands', 'themes', 'locales']) },
  },
  ...createFloorRules(moduleFloors),
];

const everywhere = [
  {
    name: 'cycle',
    comment: 'Two files that need each other cannot be read, moved or tested alone.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'unresolved',
    comment: 'No rule holds an import whose file is not found.',
    from: {},
    to: { couldNotResolve: true },
  },
];

export const importRules = [
  ...folderZones,
  ...typeOnlyZones,
  ...serverZones,
  ...templateZones,
  ...moduleZones,
  ...toolZones,
  ...everywhere,
].map((rule) => ({ ...rule, severity: 'error' }));
