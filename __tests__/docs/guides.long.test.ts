import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyProject, type CopyOfProject } from '@/testing/copyProject';
import { followBlock, readGuide, type GuideBlock } from '../support/guide';

vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 });

const run = promisify(execFile);

interface Guide {
  page: string;
  forgotten: readonly string[];
  complaints: readonly RegExp[];
  tests: readonly string[];
}

const guides: readonly Guide[] = [
  {
    page: 'docs/adding-a-step.md',
    forgotten: ['services/checkout/routes.ts', 'locales/es-PE/steps.ts'],
    complaints: [
      /services\/checkout\/routes\.ts.*"study-goal"/,
      /locales\/es-PE\/steps\.ts.*'goal\.title'/,
    ],
    tests: [
      '__tests__/pages/routes.test.ts',
      '__tests__/locales',
      '__tests__/components/templates/study-goal',
    ],
  },
  {
    page: 'docs/adding-a-payment-method.md',
    forgotten: [
      'components/payment/methods/formMethods.ts',
      'locales/pt-BR/payment.ts',
      'locales/es-PE/payment.ts',
      'commerce/modules/payments/methods/registry.ts',
      'sandbox/charges/chargeMethods.ts',
      '__tests__/api/payments/waysToPay/rows.ts',
    ],
    complaints: [
      /formMethods\.ts.*"purchase-order"/,
      /MethodPicker\.tsx.*payment\.method\.purchase-order/,
      /methods\/registry\.ts.*"purchase-order"/,
      /chargeMethods\.ts.*"purchase-order"/,
      /rows\.ts.*'"purchase-order"'/,
    ],
    tests: [
      '__tests__/commerce/modules/catalogue/checkCatalogue.test.ts',
      '__tests__/commerce/describeApi.test.ts',
      '__tests__/components/payment/PurchaseOrder.test.tsx',
      '__tests__/api/payments/purchaseOrder.test.ts',
    ],
  },
  {
    page: 'docs/adding-a-provider.md',
    forgotten: ['commerce/providers/registry.ts'],
    complaints: [/providers\/registry\.ts.*'girobank'/],
    tests: [
      '__tests__/config/environment.test.ts',
      '__tests__/config/processEnvironments.test.ts',
      '__tests__/api/payments/girobank.test.ts',
    ],
  },
];

const blocksOf = ({ page }: Guide): GuideBlock[] => readGuide(readFileSync(page, 'utf8'));

let copy: CopyOfProject;

function runInCopy(program: string, args: readonly string[]) {
  const file = path.join(copy.root, 'node_modules', program);
  return run(process.execPath, [file, ...args], { cwd: copy.root }).then(
    ({ stderr, stdout }) => ({ printed: stdout + stderr, succeeded: true }),
    (thrown: unknown) => {
      const { stderr, stdout } = thrown as { stderr: string; stdout: string };
      return { printed: stdout + stderr, succeeded: false };
    },
  );
}

const typecheck = () => runInCopy('typescript-7/bin/tsc', ['--noEmit']);
const depcruise = 'dependency-cruiser/bin/dependency-cruise.mjs';
const passed = { succeeded: true };

/** The order matters: all pages are followed in one copy, first with lines left out. */
describe('what the guides add', () => {
  beforeAll(() => {
    copy = copyProject();
  });
  afterAll(() => {
    copy.discard();
  });

  it('does not compile where a registry line is forgotten', async () => {
    for (const guide of guides)
      for (const block of blocksOf(guide))
        if (!guide.forgotten.includes(block.file)) followBlock(copy.root, block);
    const { printed } = await typecheck();
    for (const complaint of guides.flatMap(({ complaints }) => complaints))
      expect(printed).toMatch(complaint);
  });

  it('compiles once every line is there', async () => {
    for (const guide of guides)
      for (const block of blocksOf(guide))
        if (guide.forgotten.includes(block.file)) followBlock(copy.root, block);
    expect(await typecheck()).toMatchObject({ ...passed, printed: '' });
  });

  it('passes lint, with its import zones, and formatting', async () => {
    const files = [...new Set(guides.flatMap(blocksOf).map(({ file }) => file))].filter((file) =>
      /\.tsx?$/.test(file),
    );
    expect(await runInCopy('eslint/bin/eslint.js', ['--max-warnings=0', ...files])).toEqual({
      ...passed,
      printed: '',
    });
    const typed = await runInCopy('oxlint/bin/oxlint', files);
    expect(typed.succeeded ? '' : typed.printed).toBe('');
    const imports = await runInCopy(depcruise, ['--output-type', 'err-long', '.']);
    expect(imports.succeeded ? '' : imports.printed).toBe('');
    expect(await runInCopy('prettier/bin/prettier.cjs', ['--check', ...files])).toMatchObject(
      passed,
    );
  });

  it('passes its own tests and those that cover all of its kind', async () => {
    await runInCopy('tsx/dist/cli.mjs', ['commerce/writeOpenApi.ts']);
    const tests = guides.flatMap((guide) => guide.tests);
    const { printed, succeeded } = await runInCopy('vitest/vitest.mjs', ['run', ...tests]);
    expect({ succeeded, printed: succeeded ? '' : printed }).toEqual({ ...passed, printed: '' });
  });
});
