import path from 'node:path';

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  // Uses the packages of the project.
  turbopack: { root: path.resolve(import.meta.dirname, '../..') },
};
