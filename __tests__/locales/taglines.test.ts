import { getBrandId } from '@/commerce/modules/catalogue/saleFlows';
import { registry } from '@/commerce/modules/catalogue/registry';
import type { Language } from '@/locales/brandCopy';
import { getMessages, getText } from '@/locales/getMessages';
import { productKeyList, productKeys } from '@/services/checkout/productKeys';

interface Sale {
  key: string;
  language: Language;
  words: (string | undefined)[];
}

const keys = ['lead.title', 'lead.tagline', 'success.tagline'] as const;

const sales = productKeyList.flatMap((key): Sale[] => {
  const { business, productCode } = productKeys[key];
  return registry
    .filter((product) => product.business === business && product.code === productCode)
    .flatMap((product) => {
      const own: Language = product.operation === 'MZ' ? 'pt-MZ' : 'pt-BR';
      const languages = new Set([own, ...product.plans.map(({ locale = own }) => locale)]);
      return [...languages].map((language): Sale => {
        const brandId = getBrandId(product);
        const messages = getMessages(language, brandId, ['lead', 'success'], { productCode });
        return { key, language, words: keys.map((own) => messages[own]) };
      });
    });
});

test('every product key is looked at, in every language that it is sold in', () => {
  expect(new Set(sales.map(({ key }) => key))).toEqual(new Set(productKeyList));
  const abroad = sales.filter(({ language }) => language !== 'pt-BR');
  expect(abroad.map(({ key, language }) => `${key} ${language}`).sort()).toEqual([
    'ms pt-MZ',
    'vc pt-MZ',
    'wup es-PE',
    'wup pt-MZ',
  ]);
});

test.each(sales)('$key has a title and two short sentences of its own in $language', (sale) => {
  const { key, language, words } = sale;
  const others = sales.filter((other) => other.language === language && other.key !== key);
  const taken = [
    ...keys.map((common) => getText(language, common)),
    ...others.flatMap((other) => other.words),
  ];
  expect(new Set(words).size).toBe(keys.length);
  for (const own of words) {
    expect(own).toMatch(/^.{1,90}$/);
    expect(taken).not.toContain(own);
  }
  // In one line on a phone: the form begins sooner.
  expect(words[0]).toMatch(/^.{1,26}$/);
});
