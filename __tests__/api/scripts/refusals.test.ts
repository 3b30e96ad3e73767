import { createServer } from 'node:net';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { choosePort } from '@/testing/choosePort';
import { startProgram } from '@/testing/startProgram';

describe('npm start refuses', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'refusals-'));
  });
  afterEach(() => {
    rmSync(dataDir, { recursive: true });
  });

  it('a wrong variable, naming it, with exit code 1', async () => {
    const program = startProgram('start', { DATA_DIR: dataDir, PORT: 'abc' });
    await expect(program.ended).resolves.toBe(1);
    expect(program.output()).toBe('PORT must be a port number from 1 to 65535.\n');
  });

  it('a port in use, before anything starts', async () => {
    const port = await choosePort();
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    const program = startProgram('start', { DATA_DIR: dataDir, PORT: String(port) });
    await expect(program.ended).resolves.toBe(1);
    other.close();
    expect(program.output()).toBe(`Port ${port} is in use; stop what uses it or set PORT.\n`);
    expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false);
  });

  it('a full data folder, in one sentence, and leaves nothing in it', async () => {
    const preload = new URL('../../support/fullDisk.mjs', import.meta.url).href;
    const program = startProgram('services', { DATA_DIR: dataDir }, { preload });
    await expect(program.ended).resolves.toBe(1);
    expect(program.output()).toBe(
      'The start failed: the disk is full; free some space and start again.\n',
    );
    expect(readdirSync(dataDir)).toEqual([]);
  });
});

test('npm run db:url says that a start makes the database', async () => {
  const dataDir = path.join(tmpdir(), 'nothing-was-started-here');
  const program = startProgram('databaseUrl', { DATA_DIR: dataDir });
  await expect(program.ended).resolves.toBe(1);
  expect(program.output()).toBe(`There is no database in ${dataDir} yet; run npm start once.\n`);
});

test('npm run db:url shows no address in production, whatever else is missing', async () => {
  const program = startProgram('databaseUrl', { APP_ENV: 'production' });
  await expect(program.ended).resolves.toBe(1);
  expect(program.output()).toBe('APP_ENV=production does not show the address of its database.\n');
});
