/**
 * The environment of PostgreSQL's programs: nothing of ours (a stray PGDATA or a locale the machine
 * lacks changes what they do).
 */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV, PATH, SystemRoot, TEMP, TMP, TZ } = process.env;
  return { NODE_ENV, PATH, SystemRoot, TEMP, TMP, TZ, LC_ALL: 'C' };
}
