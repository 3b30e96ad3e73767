import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type ContractPrinter,
  createContractPrinter,
} from '@/commerce/modules/contracts/contractPrinter';
import {
  type PrintedContract,
  renderContractPdf,
} from '@/commerce/modules/contracts/renderContractPdf';
import { hashText } from '@/commerce/modules/contracts/writeContract';
import { extendTimeouts } from '../../../support/extendTimeouts';

const clauses = Array.from(
  { length: 60 },
  (_, index) => `## ${index}. Objeto\n\n1.1. **Ação** e coração.\n\n${'Texto. '.repeat(40)}`,
);
const markdown = clauses.join('\n\n');
const contract: PrintedContract = {
  id: '5b3c7d1e-8f0a-4a6e-9c11-2d3e4f5a6b7c',
  title: 'Contrato de serviços',
  markdown,
  hash: hashText(markdown),
  locale: 'pt-BR',
  createdAt: new Date('2026-11-20T12:00:00Z'),
};

const timeOut = AbortSignal.timeout.bind(AbortSignal);
let folder: string;
const printers: ContractPrinter[] = [];

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'contract-printer-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});
beforeEach(extendTimeouts);
afterEach(async () => {
  await Promise.all(printers.splice(0).map((printer) => printer.close()));
  vi.restoreAllMocks();
});

function createPrinter(drawing?: string): ContractPrinter {
  if (drawing === undefined) return keep(createContractPrinter());
  const file = path.join(folder, `thread${printers.length}.mjs`);
  writeFileSync(file, drawing);
  return keep(createContractPrinter(pathToFileURL(file)));
}

function keep(printer: ContractPrinter): ContractPrinter {
  printers.push(printer);
  return printer;
}

async function measureBlock(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  const look = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(look, 1);
  await work();
  look();
  clearInterval(timer);
  return longest;
}

test('draws the same bytes, in a separate thread', async () => {
  const printer = createPrinter();
  const printed = await printer.print(contract);
  expect(printed.equals(await renderContractPdf(contract))).toBe(true);
});

test('blocks the thread that takes payments for less than a fifth of the drawing time', async () => {
  const printer = createPrinter();
  await printer.print(contract);
  const blocked = await measureBlock(() => renderContractPdf(contract));
  let least = Infinity;
  // A busy machine holds a thread back now and then, but not at every try.
  for (let turn = 0; turn < 50 && least >= blocked / 5; turn += 1)
    least = Math.min(least, await measureBlock(() => printer.print(contract)));
  expect(least).toBeLessThan(blocked / 5);
});

test('concurrent requests for one contract share one drawing', async () => {
  const printer = createPrinter(
    'let drawn = 0; export const renderContractPdf = async () => new Uint8Array([(drawn += 1)]);',
  );
  const [first, second] = await Promise.all([printer.print(contract), printer.print(contract)]);
  expect([first[0], second[0]]).toEqual([1, 1]);
  expect((await printer.print(contract))[0]).toBe(2);
});

const endless = 'for (;;);';

test.each([
  ['ends', 'process.exit(3)'],
  ['throws', "throw new Error('no ink')"],
  ['takes too much memory', 'const all = []; for (;;) all.push(new Array(1e6).fill(all.length))'],
  ['never ends', endless],
])(
  'a thread that %s fails one request, and the next is drawn',
  async (_how, end) => {
    const printer = createPrinter(
      `export const renderContractPdf = async ({ title }) => {
         if (title === 'fatal') { ${end} }
         return new Uint8Array([7]);
       };`,
    );
    // The endless thread runs until its timeout: a tenth of that time tests the same and burns less CPU.
    const soon = (milliseconds: number) => timeOut(milliseconds / 10);
    if (end === endless) vi.spyOn(AbortSignal, 'timeout').mockImplementationOnce(soon);
    await expect(printer.print({ ...contract, title: 'fatal' })).rejects.toMatchObject({
      code: 'service_unavailable',
    });
    expect((await printer.print({ ...contract, id: 'another' }))[0]).toBe(7);
  },
  120_000,
);

test('requests beyond what it can draw in time are refused at once', async () => {
  const printer = createPrinter(
    `import { setTimeout as wait } from 'node:timers/promises';
     export const renderContractPdf = async () => { await wait(20); return new Uint8Array([7]); };`,
  );
  const asked = Array.from({ length: 60 }, (_, index) =>
    printer.print({ ...contract, id: String(index) }),
  );
  const answers = await Promise.allSettled(asked);
  const refused = answers.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBe(40);
});

test('closing does not wait for a running drawing', async () => {
  const printer = createPrinter('export const renderContractPdf = async () => { for (;;); };');
  // Milliseconds. Even a busy machine has closed it by then, long before the thread itself times out.
  const closedMs = 20_000;
  const began = performance.now();
  const refusal = expect(printer.print(contract)).rejects.toMatchObject({
    code: 'service_unavailable',
  });
  await new Promise((resolve) => setTimeout(resolve, 200));
  await printer.close();
  await refusal;
  expect(performance.now() - began).toBeLessThan(closedMs);
});
