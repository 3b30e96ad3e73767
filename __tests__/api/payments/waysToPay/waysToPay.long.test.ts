import type { SandboxSystem } from '../../../support/startSandboxSystem';
import { describeRow, rows } from './rows';
import { startWalkedSystem } from './settle';
import { walk } from './walk';

let system: SandboxSystem;

beforeAll(async () => {
  system = await startWalkedSystem();
});
afterAll(() => system.stop());

test.each(rows.map((row) => [describeRow(row), row] as const))('%s', (_, row) => walk(system, row));
