import { spawnSync } from 'node:child_process';
import { readChildrenCpuSeconds } from '@/scripts/testRun/cpuTime';

const useCpu = 'while (process.cpuUsage().user < 300_000);';
const useCpuTwice = `${useCpu} require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(useCpu)}]);`;

it('counts a child and its own children, where the system tells', () => {
  const before = readChildrenCpuSeconds();
  spawnSync(process.execPath, ['-e', useCpuTwice]);
  const after = readChildrenCpuSeconds();
  if (process.platform !== 'linux') expect(after).toBeUndefined();
  else expect((after ?? 0) - (before ?? 0)).toBeGreaterThanOrEqual(0.5);
});
