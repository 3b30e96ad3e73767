import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepInFile, readKeptFile, writeKeptFile } from '@/scripts/dataFolder/keptFile';

describe('kept files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kept-file-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('makes the value once and keeps it', () => {
    const file = path.join(folder, 'secret');
    expect(keepInFile(file, () => 'first')).toBe('first');
    expect(keepInFile(file, () => 'second')).toBe('first');
  });

  it('is readable by its owner only', () => {
    const file = path.join(folder, 'private');
    writeKeptFile(file, 'secret');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('makes the value again when the file is empty', () => {
    const file = path.join(folder, 'empty');
    writeKeptFile(file, '');
    expect(keepInFile(file, () => 'made')).toBe('made');
  });

  it('is undefined when there is no file', () => {
    expect(readKeptFile(path.join(folder, 'nothing'))).toBeUndefined();
  });

  it('leaves no unfinished file behind', () => {
    expect(readdirSync(folder).filter((name) => name.endsWith('.new'))).toEqual([]);
  });
});
