import type { SandboxSystem } from '../../../support/startSandboxSystem';
import { describeLinkRow, linkRows } from './linkRows';
import { startWalkedSystem } from './settle';
import { walkLink } from './walkLink';

let system: SandboxSystem;

beforeAll(async () => {
  system = await startWalkedSystem();
});
afterAll(() => system.stop());

test.each(linkRows.map((row, index) => [describeLinkRow(row), row, index] as const))(
  '%s',
  (_, row, index) => walkLink(system, row, index),
);
