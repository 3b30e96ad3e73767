import { readFileSync } from 'node:fs';

const { version } = /** @type {{ version: string }} */ (
  JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
);

/** @type {import('next').NextConfig} */
export default {
  reactStrictMode: true,
  poweredByHeader: false,
  // No page is kept by a cache, and hashing each one takes 3 % of a server's time.
  generateEtags: false,
  // Class names stay short in production; development shows components by name.
  compiler: { styledComponents: { displayName: process.env.NODE_ENV !== 'production' } },
  images: { unoptimized: true },
  // It looks for a router that pages without data of their own do not have yet, and says so.
  devIndicators: false,
  // They look for their own files, which a bundle does not have.
  serverExternalPackages: ['@sentry/nextjs', 'elastic-apm-node'],
  experimental: {
    // For sites that have both routers; this one has pages only.
    clientRouterFilter: false,
    // What nobody imports of older modules: 0.2 KB of a page, nothing of a bare one.
    turbopackCjsTreeShaking: true,
    // A page in two scripts, what all pages share and its own: brotli takes 8 KB less than of nine.
    turbopackChunking: { minChunkSize: 500_000, maxMergeChunkSize: 100_000_000 },
  },
  // Formik's lodash by its smaller twin, which answers the same (__tests__/config/formikLodash.test.ts):
  // 2 KB less of first load.
  turbopack: {
    resolveAlias: {
      'lodash-es/clone': 'es-toolkit/compat/clone',
      'lodash-es/cloneDeep': 'es-toolkit/compat/cloneDeep',
      'lodash-es/isPlainObject': 'es-toolkit/compat/isPlainObject',
      'lodash-es/toPath': 'es-toolkit/compat/toPath',
    },
  },
  // The app-version header of every call (docs/behaviour.md 7).
  env: { NEXT_PUBLIC_APP_VERSION: version },
  // Only when they are asked for: a script then ends in the name of its map, bytes that every buyer
  // loads. The build keeps the maps from what is served (scripts/build/sourceMaps.ts).
  productionBrowserSourceMaps: process.env.SOURCE_MAPS === 'true',
  // Types are a step of `npm run validate`; the build does not check them again.
  typescript: { ignoreBuildErrors: true },
  // Of the development server alone: of the built one every answer has its own (web/guard.ts), which
  // these would replace. Pages made on demand replace the policy in both (pages/_document.tsx).
  headers: () =>
    Promise.resolve(
      process.env.NODE_ENV === 'production'
        ? []
        : [
            {
              source: '/:path*',
              headers: [
                {
                  key: 'Content-Security-Policy',
                  value: "frame-ancestors 'none'; object-src 'none'",
                },
                { key: 'Referrer-Policy', value: 'strict-origin' },
              ],
            },
          ],
    ),
};
