import { existsSync } from 'node:fs';
import { requirePrograms } from '@/faults/cluster/programs';

vi.mock('node:fs', { spy: true });

test('a machine without the servers gets one sentence that says what to install', () => {
  vi.mocked(existsSync).mockImplementation((file) => !String(file).endsWith('/pg_autoctl'));
  expect(() => {
    requirePrograms();
  }).toThrow(/^pg_autoctl cannot be found; on Debian 12: apt-get install .*pg-auto-failover-cli/);
  vi.mocked(existsSync).mockReturnValue(true);
  expect(() => {
    requirePrograms();
  }).not.toThrow();
});
