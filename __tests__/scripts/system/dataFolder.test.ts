import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  isLockAbandoned,
  getOrCreateFile,
  lockDataFolder,
  prepareDataFolder,
  readStoredFile,
  writeStoredFile,
} from '@/scripts/system/dataFolder';
import { findStartTime } from '@/scripts/processes/processInfo';

describe('lockDataFolder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  function lockedBy(pid: number, started: string): void {
    writeFileSync(path.join(folder, 'supervisor.lock'), `${pid}\n${started}\n`);
  }

  it('holds the folder until it is released', () => {
    const release = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(`is in use by process ${process.pid}`);
    release();
    expect(() => lockDataFolder(folder)).not.toThrow();
  });

  it('is not abandoned before the first lock, nor after a release', () => {
    const before = isLockAbandoned(folder);
    lockDataFolder(folder)();
    expect([before, isLockAbandoned(folder)]).toEqual([false, false]);
  });

  it('refuses a folder that a living process holds', () => {
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
    try {
      const pid = other.pid ?? 0;
      lockedBy(pid, findStartTime(pid) ?? 'unknown');
      expect(() => lockDataFolder(folder)).toThrow(
        `The folder ${folder} is in use by process ${pid}; stop that one or set DATA_DIR.`,
      );
    } finally {
      other.kill('SIGKILL');
    }
  });

  it.each([
    ['of a process that is gone', 2 ** 22 + 1, '1'],
    ['whose process id was given to another process', process.ppid, 'another start'],
  ])('takes over an abandoned lock %s', (_, pid, started) => {
    lockedBy(pid, started);
    expect(isLockAbandoned(folder)).toBe(true);
    expect(() => lockDataFolder(folder)).not.toThrow();
  });
});

describe('a stored file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kept-file-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('creates the value once and keeps it', () => {
    const file = path.join(folder, 'secret');
    expect(getOrCreateFile(file, () => 'first')).toBe('first');
    expect(getOrCreateFile(file, () => 'second')).toBe('first');
  });

  it('is readable by its owner only', () => {
    const file = path.join(folder, 'private');
    writeStoredFile(file, 'secret');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('creates the value again when the file is empty', () => {
    const file = path.join(folder, 'empty');
    writeStoredFile(file, '');
    expect(getOrCreateFile(file, () => 'made')).toBe('made');
  });

  it('is undefined when there is no file', () => {
    expect(readStoredFile(path.join(folder, 'nothing'))).toBeUndefined();
  });

  it('leaves no unfinished file behind', () => {
    expect(readdirSync(folder).filter((name) => name.endsWith('.new'))).toEqual([]);
  });
});

describe('prepareDataFolder', () => {
  it('creates the parent folders, too', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'folder-'));
    prepareDataFolder(path.join(root, 'a/b/c'));
    expect(existsSync(path.join(root, 'a/b/c'))).toBe(true);
    rmSync(root, { recursive: true });
  });

  const onLinux = process.platform === 'linux' ? it : it.skip;
  onLinux('refuses a place where nothing can be made, and does not try for ever', () => {
    expect(() => {
      prepareDataFolder('/proc/data/of/ours');
    }).toThrow(
      /^The folder \/proc\/data\/of\/ours cannot be used \(.+\); set DATA_DIR to a folder of this account\.$/,
    );
  });
});
