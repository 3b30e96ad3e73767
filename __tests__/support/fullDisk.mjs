/** Loaded before a start: the disk of DATA_DIR has no room, so a file is made and stays empty. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { writeFileSync } = fs;

fs.writeFileSync = (file, content, options) => {
  if (!String(file).startsWith(process.env.DATA_DIR ?? '')) {
    writeFileSync(file, content, options);
    return;
  }
  writeFileSync(file, '', options);
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
};
syncBuiltinESMExports();
