import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadEnvFile as load } from 'node:process';
import { projectRoot } from './projectRoot';

/** Reads the project's .env when there is one. What the shell already set wins. */
export function loadEnvFile(): void {
  const file = path.join(projectRoot, '.env');
  if (existsSync(file)) load(file);
}
