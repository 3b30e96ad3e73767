import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isLockAbandoned, lockDataFolder } from '@/scripts/dataFolder/lockDataFolder';
import { processStart } from '@/scripts/processes/processStart';

describe('lockDataFolder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function lockedBy(pid: number, started: string): void {
    writeFileSync(path.join(folder, 'supervisor.lock'), `${pid}\n${started}\n`);
  }

  it('holds the folder until it is given back', () => {
    const release = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(`is in use by process ${process.pid}`);
    release();
    expect(() => lockDataFolder(folder)).not.toThrow();
  });

  it('is not abandoned when nobody had it, nor after it was given back', () => {
    const before = isLockAbandoned(folder);
    lockDataFolder(folder)();
    expect([before, isLockAbandoned(folder)]).toEqual([false, false]);
  });

  it('refuses a folder that a living process holds', () => {
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
    try {
      const pid = other.pid ?? 0;
      lockedBy(pid, processStart(pid) ?? 'unknown');
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
  ])('takes over a lock %s, which did not stop in order', (_, pid, started) => {
    lockedBy(pid, started);
    expect(isLockAbandoned(folder)).toBe(true);
    expect(() => lockDataFolder(folder)).not.toThrow();
  });
});
