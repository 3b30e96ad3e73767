import { lint, type LintedText } from '../support/lint';

const text = (filePath: string, code: string): LintedText => ({ filePath, code });

/** A boundary that matches nothing goes unnoticed, so each is tried with a text that must fail. */
const forbidden = [
  text('components/x.ts', "export { getBrand } from '@/brands/registry';"),
  text('components/x.ts', "export { paths } from '@/contract/paths';"),
  text('components/x.ts', "export { ptBR } from '@/locales/pt-BR';"),
  text('components/ui/x.ts', "export { getBrand } from '../../brands/registry';"),
  text('contexts/x.ts', "export { Card } from '@/components/ui/Card';"),
  text('services/x.ts', "export { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';"),
  text('services/x.ts', "export { buildPlan } from '@/__tests__/support/builders';"),
  text('themes/x.ts', "export { getBrand } from '@/brands/registry';"),
  text('locales/x.ts', "export { themes } from '@/themes/registry';"),
  text('contract/x.ts', "export { getBrand } from '@/brands/registry';"),
  text('validation/x.ts', "export { logger } from '@/services/logger';"),
  text('brands/x.ts', "export { logger } from '@/services/logger';"),
  text('commerce/x.ts', "export { getBrand } from '@/brands/registry';"),
  text('commerce/http/x.ts', "export { getBrand } from '@/brands/registry';"),
  text('commerce/modules/payments/x.ts', "export { ptBR } from '@/locales/pt-BR';"),
  text('commerce/modules/leads/x.ts', "export { themes } from '@/themes/registry';"),
  text('commerce/x.ts', "export { logger } from '@/services/logger';"),
  text('sandbox/x.ts', "export { getBrand } from '@/brands/registry';"),
  text('pages/x.ts', "export { getBrand } from '@/brands/registry';"),
  text('domain/x.ts', "export { paths } from '@/contract/paths';"),
  text('commerce/x.ts', "export { send } from '@/faults/client';"),
  text('services/x.ts', "export { cards } from '@/testing/cards';"),
  text('testing/x.ts', "export { send } from '@/faults/client';"),
  text('components/templates/pix/x.ts', "export { LeadTemplate } from '../lead/LeadTemplate';"),
  text('components/payment/x.ts', "export { LeadTemplate } from '../templates/lead/LeadTemplate';"),
  text('commerce/modules/contracts/x.ts', "export { leadRepository } from '../leads/repository';"),
  text('components/x.ts', "export { createPage } from '@/server/page/createPage.server';"),
  text('services/x.ts', "export { createPage } from '@/server/page/createPage.server';"),
  text('services/x.server.ts', "export { createPage } from '@/server/page/createPage.server';"),
  text('server/x.server.ts', "export { Card } from '@/components/ui/Card';"),
  text('services/checkout/x.ts', "export { callInTurn } from '../http/callInTurn.server';"),
  text('domain/x.ts', "export { readWebEnvironment } from '@/config/web.server';"),
  text('config/x.server.ts', "export { paths } from '@/contract/paths';"),
  text('components/x.ts', "export { readWebEnvironment } from '@/config/web.server';"),
  text('services/x.ts', "export { readWebEnvironment } from '@/config/web.server';"),
  text('services/x.ts', "export const load = () => import('./http/callInTurn.server');"),
  text('services/x.ts', "export { randomUUID } from 'node:crypto';"),
  text('domain/x.ts', "export { randomUUID } from 'crypto';"),
];

/** Where only types may cross. */
const typesOnly = [
  text('components/x.ts', "export { themes } from '@/themes/registry';"),
  text('brands/x.ts', "export { paths } from '@/contract/paths';"),
  text('services/x.ts', "export { getBrand } from '@/brands/registry';"),
  text('sandbox/x.ts', "export { paths } from '@/contract/paths';"),
  text('testing/x.ts', "export { createSmsBox } from '@/sandbox/sms/smsBox';"),
  text('validation/x.ts', "export { ptBR } from '@/locales/pt-BR';"),
];

const allowed = [
  text('components/x.ts', "export { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';"),
  text('components/x.ts', "export type { Theme } from '@/themes/tokens';"),
  text('server/x.server.ts', "export { getBrand } from '@/brands/registry';"),
  text('services/x.ts', "export type { Brand } from '@/brands/brand';"),
  text('pages/x.ts', "export { createPage } from '@/server/page/createPage.server';"),
  text('services/x.server.ts', "export { readWebEnvironment } from '@/config/web.server';"),
  text('commerce/x.ts', "export { paths } from '@/contract/paths';"),
  text('commerce/modules/mails/x.ts', "export { getBrand } from '@/brands/registry';"),
  text('sandbox/x.ts', "export type { CardData } from '@/contract/paymentParts';"),
  text('testing/x.ts', "export { encryptCard } from '@/services/cardEncryption';"),
];

const cycle = text(
  'brands/medcof.ts',
  "export { brands } from './registry';\nexport const medcof = 1;",
);

const importRules = [
  'import-x/no-restricted-paths',
  '@typescript-eslint/no-restricted-imports',
  'no-restricted-syntax',
];

describe('import rules of the lint', () => {
  const texts = [...forbidden, ...typesOnly, ...allowed, cycle];
  const answers = new Map<LintedText, string[]>();

  beforeAll(() => {
    lint(texts).forEach((rules, index) => {
      const linted = texts[index];
      if (linted) answers.set(linted, rules);
    });
  });

  const breaksImportRule = (linted: LintedText) =>
    (answers.get(linted) ?? []).some((rule) => importRules.includes(rule));

  it.each(forbidden)('refuses in $filePath: $code', (linted) => {
    expect(breaksImportRule(linted)).toBe(true);
  });

  it.each(typesOnly)('refuses a value in $filePath: $code', (linted) => {
    expect(breaksImportRule(linted)).toBe(true);
  });

  it.each(allowed)('allows in $filePath: $code', (linted) => {
    expect(answers.has(linted)).toBe(true);
    expect(breaksImportRule(linted)).toBe(false);
  });

  it('refuses a cycle', () => {
    expect(answers.get(cycle)).toContain('project/no-import-cycle');
  });
});
