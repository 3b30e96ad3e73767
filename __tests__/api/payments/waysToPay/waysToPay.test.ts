import type { SandboxSystem } from '../../../support/startSandboxSystem';
import { describeRow, drawOfEach, type Row, rows } from './rows';
import { startWalkedSystem } from './settle';
import { walk } from './walk';

const seed = 1;

const ofMethod = (method: string) => (row: Row) => row.method === method && row.end === 'paid';

const kinds: readonly ((row: Row) => boolean)[] = [
  (row) => ofMethod('credit-card')(row) && row.operation === 'BR',
  (row) => ofMethod('credit-card')(row) && row.operation === 'MZ',
  (row) => ofMethod('pix')(row) && row.locale === 'es-PE',
  (row) => ofMethod('bankslip')(row) && row.payer === 'company',
  ofMethod('credit-card+credit-card'),
  (row) => ofMethod('credit-card+pix')(row) && row.locale === 'es-PE',
  ofMethod('m-pesa'),
  ofMethod('default-credit-card'),
  ({ end, method }) => end === 'paid' && /in-person|cash|cheque/.test(method),
  ofMethod('livelo'),
  ofMethod('livelo+pix'),
  ({ end }) => end === 'methodGone',
  ({ end }) => end === 'noSuchPart',
];

let system: SandboxSystem;

beforeAll(async () => {
  system = await startWalkedSystem();
});
afterAll(() => system.stop());

const drawn = drawOfEach(rows, kinds, seed);

test.each(drawn.map((row) => [describeRow(row), row] as const))('%s', (_, row) =>
  walk(system, row),
);
