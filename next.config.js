/** @type {import('next').NextConfig} */
export default {
  reactStrictMode: true,
  poweredByHeader: false,
  compiler: { styledComponents: true },
  images: { unoptimized: true },
  // Lint and types are steps of `npm run validate`; the build does not repeat them.
  typescript: { ignoreBuildErrors: true },
  // Only the step pages and the API forwarder are routes.
  pageExtensions: ['ts', 'tsx'],
};
