import path from 'node:path';

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  // The packages are the project's.
  turbopack: { root: path.resolve(import.meta.dirname, '../..') },
};
