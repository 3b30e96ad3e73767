import { existsSync } from 'node:fs';
import { requirePrograms } from '@/faults/cluster/programs';

jest.mock('node:fs', () => ({ ...jest.requireActual('node:fs'), existsSync: jest.fn() }));

test('a machine without the servers is told what to install, in one sentence', () => {
  jest.mocked(existsSync).mockImplementation((file) => !String(file).endsWith('/pg_autoctl'));
  expect(() => requirePrograms()).toThrow(
    /^pg_autoctl cannot be found; on Debian 12: apt-get install .*pg-auto-failover-cli/,
  );
  jest.mocked(existsSync).mockReturnValue(true);
  expect(() => requirePrograms()).not.toThrow();
});
