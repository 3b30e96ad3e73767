import { rmSync } from 'node:fs';
import path from 'node:path';
import { StartProblem } from '../StartProblem';
import { processStart } from '../processes/processStart';
import { readKeptFile, writeKeptFile } from './keptFile';

interface Holder {
  pid: number;
  isLiving: boolean;
}

function lockFile(dataDir: string): string {
  return path.join(dataDir, 'supervisor.lock');
}

/** Whoever wrote the lock. Its start time tells it from a later process with the same id. */
function readHolder(dataDir: string): Holder | undefined {
  const [pid, started] = readKeptFile(lockFile(dataDir))?.split('\n') ?? [];
  if (pid === undefined) return undefined;
  const livingStart = processStart(Number(pid));
  return { pid: Number(pid), isLiving: livingStart !== null && livingStart === started };
}

/** Whether the supervisor before did not stop in order: it was killed, or the power failed. */
export function isLockAbandoned(dataDir: string): boolean {
  return readHolder(dataDir)?.isLiving === false;
}

/**
 * Takes the data folder for this process, so that two supervisors never run on the same data.
 * @returns what gives it back.
 * @throws StartProblem when another supervisor holds it.
 */
export function lockDataFolder(dataDir: string): () => void {
  const holder = readHolder(dataDir);
  if (holder?.isLiving === true)
    throw new StartProblem(
      `The folder ${dataDir} is in use by process ${holder.pid}; stop that one or set DATA_DIR.`,
    );
  const file = lockFile(dataDir);
  writeKeptFile(file, `${process.pid}\n${processStart(process.pid) ?? ''}`);
  return () => rmSync(file, { force: true });
}
