import path from 'node:path';

/** Absolute path of the folder that holds package.json. */
export const projectRoot = path.resolve(import.meta.dirname, '..');
