import { existsSync } from 'node:fs';
import path from 'node:path';
import { allowedImports, importRules } from '@/tools/lint/importZones';
import { projectRoot } from '@/scripts/projectRoot';
import { cruise } from '../support/cruise';

/**
 * A boundary that matches nothing goes unnoticed, so each rule is tested with a file that must fail:
 * the rule that it breaks, its path and its code.
 */
const forbidden: [string, string, string][] = [
  ['folder-components', 'components/x.ts', "export { getBrand } from '@/brands/registry';"],
  ['folder-components', 'components/x.ts', "export { ptBR } from '@/locales/pt-BR';"],
  ['folder-components', 'components/ui/x.ts', "export { getBrand } from '../../brands/registry';"],
  [
    'folder-components',
    'components/x.ts',
    "export const load = () => import('@/brands/registry');",
  ],
  ['folder-contexts', 'contexts/x.ts', "export { Card } from '@/components/ui/Card';"],
  ['folder-contexts', 'contexts/x.ts', "export type { Theme } from '@/themes/tokens';"],
  [
    'folder-services',
    'services/x.ts',
    "export { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';",
  ],
  ['folder-services', 'services/x.ts', "export { buildPlan } from '@/__tests__/support/builders';"],
  ['folder-services', 'services/x.ts', "export { cards } from '@/testing/cards';"],
  [
    'folder-services',
    'services/x.server.ts',
    "export { createPage } from '@/server/page/createPage.server';",
  ],
  ['folder-themes', 'themes/x.ts', "export { getBrand } from '@/brands/registry';"],
  ['folder-locales', 'locales/x.ts', "export { themes } from '@/themes/registry';"],
  ['folder-contract', 'contract/x.ts', "export { getBrand } from '@/brands/registry';"],
  ['folder-validation', 'validation/x.ts', "export { logger } from '@/services/logger';"],
  ['folder-brands', 'brands/x.ts', "export { logger } from '@/services/logger';"],
  ['folder-commerce', 'commerce/x.ts', "export { logger } from '@/services/logger';"],
  ['folder-commerce', 'commerce/x.ts', "export { send } from '@/faults/client';"],
  ['folder-sandbox', 'sandbox/x.ts', "export { getBrand } from '@/brands/registry';"],
  ['folder-pages', 'pages/x.ts', "export { getBrand } from '@/brands/registry';"],
  ['folder-domain', 'domain/x.ts', "export { paths } from '@/contract/paths';"],
  ['folder-domain', 'domain/x.ts', "export { default } from '@/next.config.js';"],
  ['folder-testing', 'testing/x.ts', "export { send } from '@/faults/client';"],
  ['folder-server', 'server/x.server.ts', "export { Card } from '@/components/ui/Card';"],
  ['folder-config', 'config/x.server.ts', "export { paths } from '@/contract/paths';"],
  ['folder-web', 'web/x.ts', "export { logger } from '@/services/logger';"],
  ['types-only-components', 'components/x.ts', "export { paths } from '@/contract/paths';"],
  ['types-only-components', 'components/x.ts', "export { themes } from '@/themes/registry';"],
  ['types-only-components', 'components/x.ts', "export { themes } from '../themes/registry';"],
  [
    'types-only-components',
    'components/x.ts',
    "export const load = () => import('@/themes/registry');",
  ],
  [
    'types-only-components',
    'components/x.ts',
    "export { type Theme, themes } from '@/themes/registry';",
  ],
  [
    'types-only-components',
    'components/x.ts',
    "import type { Theme } from '@/themes/registry';\nimport { themes } from '@/themes/registry';\nexport const theme: Theme = themes.medcof;",
  ],
  ['types-only-brands', 'brands/x.ts', "export { paths } from '@/contract/paths';"],
  ['types-only-services', 'services/x.ts', "export { getBrand } from '@/brands/registry';"],
  ['types-only-sandbox', 'sandbox/x.ts', "export { paths } from '@/contract/paths';"],
  ['types-only-testing', 'testing/x.ts', "export { createSmsBox } from '@/sandbox/sms/smsBox';"],
  ['types-only-validation', 'validation/x.ts', "export { ptBR } from '@/locales/pt-BR';"],
  ['types-only-contexts', 'contexts/x.ts', "export { ptBR } from '@/locales/pt-BR';"],
  [
    'browser-loads-server-file',
    'components/x.ts',
    "export { createPage } from '@/server/page/createPage.server';",
  ],
  [
    'browser-loads-server-file',
    'services/x.ts',
    "export { createPage } from '@/server/page/createPage.server';",
  ],
  [
    'browser-loads-server-file',
    'services/checkout/x.ts',
    "export { callWithFailover } from '../http/callWithFailover.server';",
  ],
  [
    'browser-loads-server-file',
    'domain/x.ts',
    "export { readWebEnvironment } from '@/config/web.server';",
  ],
  [
    'browser-loads-server-file',
    'components/x.ts',
    "export { readWebEnvironment } from '@/config/web.server';",
  ],
  [
    'browser-loads-server-file',
    'services/x.ts',
    "export { readWebEnvironment } from '@/config/web.server';",
  ],
  [
    'browser-loads-server-file',
    'services/x.ts',
    "export const load = () => import('./http/callWithFailover.server');",
  ],
  [
    'browser-loads-server-file',
    'services/x.ts',
    "export const load = () => import('@/server/page/createPage.server');",
  ],
  ['browser-imports-node', 'services/x.ts', "export { randomUUID } from 'node:crypto';"],
  ['browser-imports-node', 'domain/x.ts', "export { randomUUID } from 'crypto';"],
  [
    'room-imports-template',
    'components/payment/x.ts',
    "export { LeadTemplate } from '../templates/lead/LeadTemplate';",
  ],
  [
    'template-imports-template',
    'components/templates/pix/x.ts',
    "export { LeadTemplate } from '../lead/LeadTemplate';",
  ],
  [
    'behind-the-door',
    'tools/x.ts',
    "export { startServer } from '../scripts/system/postgres/server';",
  ],
  ['behind-the-door', 'commerce/x.ts', "export { prepare } from '@/scripts/system/prepare';"],
  ['behind-the-door', 'e2e/x.ts', "export const start = () => import('@/scripts/start');"],
  [
    'start-needs-tool',
    'scripts/x.ts',
    "export { findChromium } from '../tools/testRun/findChromium';",
  ],
  [
    'foreign-repository',
    'commerce/modules/contracts/x.ts',
    "export { leadRepository } from '../leads/repository';",
  ],
  [
    'foreign-repository',
    'commerce/modules/contracts/x.ts',
    "export type { LeadRow } from '../leads/repository';",
  ],
  [
    'foreign-repository',
    'commerce/modules/refunds/x.ts',
    "export { storedCardRepository } from '../payments/storedCardRepository';",
  ],
  [
    'foreign-tables',
    'commerce/modules/subscriptions/x.ts',
    "export { payments } from '../payments/tables';",
  ],
  [
    'foreign-tables',
    'commerce/modules/subscriptions/x.ts',
    "export type { PaymentTable } from '../payments/tables';",
  ],
  ['module-knows-brand', 'commerce/x.ts', "export { getBrand } from '@/brands/registry';"],
  ['module-knows-brand', 'commerce/http/x.ts', "export { getBrand } from '@/brands/registry';"],
  [
    'module-knows-brand',
    'commerce/modules/payments/x.ts',
    "export { ptBR } from '@/locales/pt-BR';",
  ],
  [
    'module-knows-brand',
    'commerce/modules/leads/x.ts',
    "export { themes } from '@/themes/registry';",
  ],
  [
    'module-without-floor',
    'commerce/modules/unheard/x.ts',
    "export { findPayment } from '../payments/findPayment';",
  ],
  [
    'browser-imports-server-file',
    'services/http/client.ts',
    "export { callWithFailover } from './callWithFailover.server';",
  ],
  ['unresolved', 'services/x.ts', "export { lost } from './lost';"],
];

const allowed: [string, string][] = [
  ['components/x.ts', "export { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';"],
  ['components/x.ts', "export type { Theme } from '@/themes/tokens';"],
  ['server/x.server.ts', "export { getBrand } from '@/brands/registry';"],
  ['services/x.ts', "export type { Brand } from '@/brands/brand';"],
  ['pages/x.ts', "export { createPage } from '@/server/page/createPage.server';"],
  ['services/x.server.ts', "export { readWebEnvironment } from '@/config/web.server';"],
  ['commerce/x.ts', "export { paths } from '@/contract/paths';"],
  ['faults/x.ts', "export { startSystem } from '../scripts/system/startSystem';"],
  ['__tests__/scripts/x.ts', "export { prepare } from '@/scripts/system/prepare';"],
  ['commerce/modules/mails/x.ts', "export { getBrand } from '@/brands/registry';"],
  ['sandbox/x.ts', "export type { CardData } from '@/contract/paymentParts';"],
  ['commerce/modules/leads/x.ts', "export type { Catalogue } from '../catalogue/createCatalogue';"],
  ['commerce/modules/mails/x.ts', "export { findPayment } from '../payments/findPayment';"],
  ['commerce/modules/leads/x.ts', "export { leadRepository } from './repository';"],
  ['domain/x.ts', "export { version } from '@/package.json';"],
  ['testing/x.ts', "export { encryptCard } from '@/services/cardEncryption';"],
];

const cycles = {
  'domain/value.ts': "import { back } from './valueBack';\nexport const value = () => back;",
  'domain/valueBack.ts': "import { value } from './value';\nexport const back = () => value;",
  'domain/type.ts': "import type { Back } from './typeBack';\nexport type Type = Back[];",
  'domain/typeBack.ts': "import type { Type } from './type';\nexport type Back = Type[];",
  'domain/later.ts': "export const load = () => import('./laterBack');",
  'domain/laterBack.ts': "import { load } from './later';\nexport const back = load;",
};

function findImported(file: string, code: string): string | undefined {
  const [, specifier = ''] = /'([^']+)'/.exec(code) ?? [];
  if (!/^[@.]/.test(specifier)) return undefined;
  const base = specifier.startsWith('@/')
    ? specifier.slice(2)
    : path.join(path.dirname(file), specifier);
  return ['', '.ts', '.tsx']
    .map((ending) => `${base}${ending}`)
    .find((found) => existsSync(path.join(projectRoot, found)));
}

describe('import rules of the lint', () => {
  const ownFile = (file: string, index: number) => file.replace('/x.', `/x${index}.`);
  const refused = forbidden.map(([rule, file, code], index) => ({
    ...{ rule, file: ownFile(file, index), code },
  }));
  const accepted = allowed.map(([file, code], index) => ({
    ...{ file: ownFile(file, forbidden.length + index), code },
  }));
  let listBroken: (file: string) => string[];

  beforeAll(() => {
    const texts = [...refused, ...accepted];
    // The imported files exist under their paths in the project, but are empty.
    const imported = texts.flatMap(({ file, code }) => findImported(file, code) ?? []);
    listBroken = cruise({
      ...Object.fromEntries(imported.map((file) => [file, file.endsWith('.json') ? '{}' : ''])),
      ...Object.fromEntries(texts.map(({ file, code }) => [file, code])),
      ...cycles,
    });
  });

  it.each(refused)('refuse by $rule in $file: $code', ({ rule, file }) => {
    expect(listBroken(file)).toContain(rule);
    if (rule !== 'unresolved') expect(listBroken(file)).not.toContain('unresolved');
  });

  it.each(accepted)('allow in $file: $code', ({ file }) => {
    expect(listBroken(file)).toEqual([]);
  });

  it.each(['domain/value.ts', 'domain/type.ts', 'domain/later.ts'])(
    'refuse a cycle of %s',
    (file) => {
      expect(listBroken(file)).toEqual(['cycle']);
    },
  );

  it('are each tested', () => {
    const tried = [...forbidden.map(([rule]) => rule), 'cycle'];
    const rules = importRules as { name: string }[];
    const untried = rules.map(({ name }) => name).filter((name) => !tried.includes(name));
    // Floors are tested with modules of their own (moduleFloors.test.ts).
    expect(untried.filter((name) => !name.startsWith('module-floor-'))).toEqual([]);
  });
});

describe('tables of the import rules', () => {
  it('name folders that exist', () => {
    const folders = Object.entries(allowedImports).flat(2);
    expect(folders.filter((folder) => !existsSync(path.join(projectRoot, folder)))).toEqual([]);
  });
});
