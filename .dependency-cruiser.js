import { importRules } from './tools/lint/importZones.js';

/** What `npm run lint` and `npm test` ask of imports. */
export default {
  forbidden: importRules,
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: {
      path: '^(([.]next|build|sourcemaps|[.]data|public|test-results|playwright-report)/|next-env[.]d[.]ts$)',
    },
    // Imports of types count, as in a cycle.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    // Packages are found as Node and the bundler find them.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
