import { spawnSync } from 'node:child_process';
import { readChildrenCpuSeconds, readMachineCpuSeconds } from '@/tools/testRun/cpuTime';

const useCpu = 'while (process.cpuUsage().user < 300_000);';
const useCpuTwice = `${useCpu} require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(useCpu)}]);`;

it('counts a child and its own children, where the system reports them, and the whole machine', () => {
  const machineBefore = readMachineCpuSeconds();
  const before = readChildrenCpuSeconds();
  spawnSync(process.execPath, ['-e', useCpuTwice]);
  const after = readChildrenCpuSeconds();
  expect(readMachineCpuSeconds() - machineBefore).toBeGreaterThanOrEqual(0.5);
  if (process.platform !== 'linux') expect(after).toBeUndefined();
  else expect((after ?? 0) - (before ?? 0)).toBeGreaterThanOrEqual(0.5);
});
