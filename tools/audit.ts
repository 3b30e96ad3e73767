import { spawnSync } from 'node:child_process';
import { projectRoot } from '../scripts/projectRoot';
import { readAudit } from './supplyChain/readAudit';

/**
 * `npm run audit`: known weaknesses of what is installed where the checkout runs. High and critical
 * ones fail it; a registry that cannot be asked does not, and is said plainly.
 */
const { stdout } = spawnSync(
  'npm',
  [
    'audit',
    '--omit=dev',
    '--audit-level=high',
    '--json',
    '--fetch-retries=0',
    '--fetch-timeout=30000',
  ],
  { cwd: projectRoot, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
);
const { hasFailed, sentences } = readAudit(stdout);
process.stdout.write(`${sentences.join('\n')}\n`);
if (hasFailed) process.exitCode = 1;
