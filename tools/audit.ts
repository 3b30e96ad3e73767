import { spawnSync } from 'node:child_process';
import { projectRoot } from '../scripts/projectRoot';
import { readAudit } from './supplyChain/readAudit';

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
