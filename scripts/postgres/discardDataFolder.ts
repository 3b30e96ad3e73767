import { rmSync } from 'node:fs';
import path from 'node:path';
import { readKeptFile } from '../dataFolder/keptFile';
import { clusterPointer } from './locateCluster';

/** Removes a data folder with its database, wherever that is. For tests; the server must have stopped. */
export function discardDataFolder(dataDir: string): void {
  const outside = readKeptFile(path.join(dataDir, clusterPointer));
  for (const folder of outside === undefined ? [dataDir] : [outside, dataDir])
    rmSync(folder, { recursive: true, force: true });
}
