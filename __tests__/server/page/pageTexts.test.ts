import { getMessages } from '@/locales/getMessages';
import type { MessageKey } from '@/locales/messageKey';
import { getPageTexts } from '@/server/page/pageTexts.server';
import { buildCheckoutPage } from '../../support/renderWithProviders';

const lead = { locale: 'pt-BR', brandId: 'medcof', namespaces: ['lead'], sendsMail: true } as const;

it('a page has the texts of its namespaces, in its language and in the words of its brand', () => {
  expect(getPageTexts(lead)).toEqual(getMessages('pt-BR', 'medcof', ['lead']));
});

it('each language, brand and page has its own texts, created once', () => {
  const slip = { ...lead, namespaces: ['bankSlip'] } as const;
  const pages = [
    lead,
    { ...lead, locale: 'es-PE' },
    { ...lead, brandId: 'wiseup' },
    { ...lead, brandId: 'wiseup', productCode: 'teens' },
    slip,
    { ...slip, sendsMail: false },
  ] as const;
  const texts = pages.map(getPageTexts);
  expect(new Set(texts).size).toBe(pages.length);
  expect(pages.map(getPageTexts)).toEqual(texts);
  expect(getPageTexts(lead)).toBe(texts[0]);
});

it('a product without words of its own adds no entry, whatever a link calls it', () => {
  expect(getPageTexts({ ...lead, productCode: 'made-up' })).toBe(getPageTexts(lead));
});

it('promises no mail where none is sent', () => {
  const slip = { ...lead, namespaces: ['bankSlip'] } as const;
  expect(getPageTexts(slip)['bankSlip.text']).toContain('e-mail');
  expect(getPageTexts({ ...slip, sendsMail: false })['bankSlip.text']).not.toContain('e-mail');
});

it.each<[MessageKey, string, Parameters<typeof buildCheckoutPage>[0]]>([
  ['dni.label', 'in Peru', { rawQuery: 'locale=es-PE' }],
  ['mpesa.phone', 'where the brand takes M-Pesa', { brand: 'neutral' }],
])('a page is sent %s only %s', (key, _, shown) => {
  expect(buildCheckoutPage(shown).messages).toHaveProperty([key]);
  expect(buildCheckoutPage().messages).not.toHaveProperty([key]);
});
