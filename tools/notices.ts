import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../scripts/projectRoot';
import {
  createNotices,
  findUnapproved,
  listThirdParties,
  type LockFile,
} from './supplyChain/thirdParties';

const lock = JSON.parse(
  readFileSync(path.join(projectRoot, 'package-lock.json'), 'utf8'),
) as LockFile;
const unapproved = findUnapproved(listThirdParties(lock));
if (unapproved.length > 0) {
  for (const { licence, name } of unapproved)
    process.stderr.write(
      `${name} is under ${licence}, which nobody has approved (tools/supplyChain/thirdParties.ts).\n`,
    );
  process.exitCode = 1;
} else {
  writeFileSync(path.join(projectRoot, 'NOTICES.md'), createNotices(lock));
}
