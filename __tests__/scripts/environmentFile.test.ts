import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findMisspelt, findUnreadLine, loadEnvironmentFile } from '@/scripts/environmentFile';

describe('loadEnvironmentFile', () => {
  let folder: string;
  const names = ['CHECKOUT_TEST_ONE', 'CHECKOUT_TEST_TWO'];
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'environment-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    for (const name of names) Reflect.deleteProperty(process.env, name);
  });
  const write = (text: string) => {
    writeFileSync(path.join(folder, '.env'), text);
  };

  it('needs no file, and prefers the variables of the shell', () => {
    expect(() => {
      loadEnvironmentFile(folder);
    }).not.toThrow();
    process.env.CHECKOUT_TEST_ONE = 'of the shell';
    write('CHECKOUT_TEST_ONE=of the file\nCHECKOUT_TEST_TWO="two\nlines"');
    loadEnvironmentFile(folder);
    expect(names.map((name) => process.env[name])).toEqual(['of the shell', 'two\nlines']);
  });

  it.each<[string, () => void, RegExp]>([
    [
      'a line that sets nothing',
      () => {
        write('# port\nPORT 3210');
      },
      /^Line 2 of \.env is not NAME=value; correct it or begin it with #\.$/,
    ],
    [
      'a name that is nearly one of ours',
      () => {
        write('DATABSE_URL=postgresql://db/checkout');
      },
      /^DATABSE_URL is set and nothing reads it; did you mean DATABASE_URL\?$/,
    ],
    [
      'a folder of that name',
      () => {
        mkdirSync(path.join(folder, '.env'));
      },
      /\.env cannot be read \(it is a folder\); make it a file that this account may read/,
    ],
  ])('refuses %s', (_, prepare, sentence) => {
    prepare();
    expect(() => {
      loadEnvironmentFile(folder);
    }).toThrow(sentence);
    delete process.env.DATABSE_URL;
  });
});

describe('findUnreadLine', () => {
  it.each<[string, number | undefined]>([
    ['', undefined],
    ['# a comment\n\nPORT=3210\n  export HOST = 0.0.0.0', undefined],
    ['EMPTY=', undefined],
    ['KEY="one\nnot an assignment\nthree"\nPORT=1', undefined],
    ["KEY='closed at once'\nPORT 1", 2],
    ['PORT 3210', 1],
    ['PORT=1\r\nHOST: 0.0.0.0\r\n', 2],
    ['=1', 1],
    ['1PORT=1', 1],
  ])('given %j returns %p', (text, line) => {
    expect(findUnreadLine(text)).toBe(line);
  });
});

describe('findMisspelt', () => {
  it.each<[string, number, string | undefined]>([
    ['DATABSE_URL', 9, 'DATABASE_URL'],
    ['TRUSTED_PROXYS', 9, 'TRUSTED_PROXIES'],
    ['DATABASE_URL', 9, undefined],
    ['XDG_DATA_DIRS', 9, undefined],
    ['APP_URL', 9, undefined],
    ['PROT', 4, 'PORT'],
    ['APP_URL', 4, 'API_URL'],
    ['NODE_OPTIONS', 4, undefined],
  ])('given %s and a minimum length of %d suggests %s', (name, shortest, meant) => {
    const found = findMisspelt([name], shortest);
    expect(found?.meant).toBe(meant);
  });
});
