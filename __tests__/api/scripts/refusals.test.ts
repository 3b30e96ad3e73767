import { createServer } from 'node:net';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
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
});

test('npm run db:url shows no address in production, whatever else is missing', async () => {
  const program = startProgram('databaseUrl', { APP_ENV: 'production' });
  await expect(program.ended).resolves.toBe(1);
  expect(program.output()).toBe('APP_ENV=production does not show the address of its database.\n');
});
