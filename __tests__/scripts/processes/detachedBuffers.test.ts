import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '@/scripts/projectRoot';

test('a buffer says whether it was detached, in every Node', () => {
  const program = `
    import ${JSON.stringify(path.join(projectRoot, 'scripts/processes/detachedBuffers.js'))};
    const [kept, empty, taken] = [new ArrayBuffer(8), new ArrayBuffer(0), new ArrayBuffer(8)];
    structuredClone(taken, { transfer: [taken] });
    console.log([kept, empty, taken].map(({ detached }) => detached).join());`;
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect(said).toBe('false,false,true\n');
});
