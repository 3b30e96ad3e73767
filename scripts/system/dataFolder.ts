import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { findStartTime } from '../processes/processInfo';
import { errorMessage, StartProblem } from '../StartProblem';
import { explainFullDisk, isFullDisk } from './fullDisk';

/**
 * Creates each folder by itself: Node's own `recursive` never returns for a place such as /proc.
 */
function makeFolder(folder: string): void {
  const parent = path.dirname(folder);
  if (!existsSync(parent)) makeFolder(parent);
  mkdirSync(folder);
}

/**
 * Creates DATA_DIR when it is missing. Other accounts may traverse it (PostgreSQL has its own account
 * when we are root); each secret inside has a mode of its own.
 * @throws StartProblem when the folder cannot be created or written.
 */
export function prepareDataFolder(dataDir: string): void {
  try {
    if (!existsSync(dataDir)) {
      makeFolder(dataDir);
      chmodSync(dataDir, 0o711);
    }
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (thrown) {
    if (isFullDisk(thrown)) throw new StartProblem(explainFullDisk(dataDir));
    throw new StartProblem(
      `The folder ${dataDir} cannot be used (${errorMessage(thrown)}); set DATA_DIR to a folder of this account.`,
    );
  }
}

/**
 * The content of a small file, or undefined when there is none.
 * @throws when it exists and cannot be read.
 */
export function readStoredFile(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

function sync(place: string): void {
  const descriptor = openSync(place, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/**
 * Renames a file so that, after a power cut, the new name has all of the content or does not exist.
 */
export function renameDurably(from: string, to: string): void {
  sync(from);
  renameSync(from, to);
  sync(path.dirname(to));
}

export function writeStoredFile(file: string, content: string): void {
  const unfinished = `${file}.${process.pid}.new`;
  try {
    writeFileSync(unfinished, `${content}\n`, { mode: 0o600 });
    renameDurably(unfinished, file);
  } catch (thrown) {
    rmSync(unfinished, { force: true });
    throw thrown;
  }
}

export function getOrCreateFile(file: string, create: () => string): string {
  const kept = readStoredFile(file);
  if (kept !== undefined && kept !== '') return kept;
  const created = create();
  writeStoredFile(file, created);
  return created;
}

const lockFile = (dataDir: string) => path.join(dataDir, 'supervisor.lock');

/**
 * The process that wrote the lock. Its start time tells it from a later process with the same id.
 */
function readLock(dataDir: string): { pid: string; isHeld: boolean } | undefined {
  const [pid, startTime] = readStoredFile(lockFile(dataDir))?.split('\n') ?? [];
  if (pid === undefined) return undefined;
  const current = findStartTime(Number(pid));
  return { pid, isHeld: current !== undefined && current === startTime };
}

export function isLockAbandoned(dataDir: string): boolean {
  return readLock(dataDir)?.isHeld === false;
}

/**
 * Takes the data folder for this process, so that two supervisors never run on the same data. A lock
 * that expires by age, as proper-lockfile's, would block a start after a kill -9 until it expires, and
 * would be lost on a machine that was suspended.
 * @returns a function that releases it.
 * @throws StartProblem when another supervisor holds it.
 */
export function lockDataFolder(dataDir: string): () => void {
  const lock = readLock(dataDir);
  if (lock?.isHeld === true)
    throw new StartProblem(
      `The folder ${dataDir} is in use by process ${lock.pid}; stop that one or set DATA_DIR.`,
    );
  writeStoredFile(lockFile(dataDir), `${process.pid}\n${findStartTime(process.pid) ?? ''}`);
  return () => {
    rmSync(lockFile(dataDir), { force: true });
  };
}
