import { readFileSync } from 'node:fs';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** @type {import('next').NextConfig} */
export default {
  reactStrictMode: true,
  poweredByHeader: false,
  // Class names stay short in production; development shows components by name.
  compiler: { styledComponents: { displayName: process.env.NODE_ENV !== 'production' } },
  images: { unoptimized: true },
  // For sites that have both routers; this one has pages only.
  experimental: { clientRouterFilter: false },
  // What Formik uses of its libraries, for plain data, without the hoisting of statics, which no
  // component has; and styles without the prefixes that they do not get: 6 KB less of first load.
  turbopack: {
    // Readers of the sources, and of the development server's messages, keep the lines of styles.
    rules:
      process.env.NODE_ENV === 'production'
        ? {
            '**/components/**/*.{ts,tsx}': {
              loaders: ['./services/styles/withoutLineEnds.js'],
            },
          }
        : {},
    resolveAlias: {
      'hoist-non-react-statics': 'es-toolkit/compat/identity',
      'lodash-es/clone': './services/formik/clone.ts',
      'lodash-es/cloneDeep': './services/formik/cloneDeep.ts',
      'lodash-es/isPlainObject': 'es-toolkit/compat/isPlainObject',
      'lodash-es/toPath': './services/formik/toPath.ts',
      deepmerge: './services/formik/merge.ts',
      'react-fast-compare': './services/formik/isEqual.ts',
      stylis: './services/styles/stylis.js',
    },
  },
  // The app-version header of every call (docs/behaviour.md 7).
  env: { NEXT_PUBLIC_APP_VERSION: version },
  // Types are a step of `npm run validate`; the build does not check them again.
  typescript: { ignoreBuildErrors: true },
  headers: () =>
    Promise.resolve([
      {
        source: '/:path*',
        headers: [
          // Pages made on demand replace this with a policy for scripts (pages/_document.tsx).
          { key: 'Content-Security-Policy', value: "frame-ancestors 'none'; object-src 'none'" },
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          // Links carry names and e-mails; other sites learn at most our origin.
          { key: 'Referrer-Policy', value: 'strict-origin' },
        ],
      },
    ]),
};
