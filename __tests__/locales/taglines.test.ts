import { getBrandId } from '@/commerce/modules/catalogue/saleFlows';
import { registry } from '@/commerce/modules/catalogue/registry';
import type { Language } from '@/locales/brandCopy';
import { getMessages, getText } from '@/locales/getMessages';
import { productKeyList, productKeys } from '@/services/checkout/productKeys';

interface Sale {
  key: string;
  language: Language;
  taglines: [lead: string | undefined, success: string | undefined];
}

const taglineKeys = ['lead.tagline', 'success.tagline'] as const;

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
        return { key, language, taglines: [messages[taglineKeys[0]], messages[taglineKeys[1]]] };
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

test.each(sales)('$key has two short sentences of its own in $language', (sale) => {
  const { key, language, taglines } = sale;
  const others = sales.filter((other) => other.language === language && other.key !== key);
  const taken = [
    ...taglineKeys.map((common) => getText(language, common)),
    ...others.flatMap((other) => other.taglines),
  ];
  expect(taglines[0]).not.toBe(taglines[1]);
  for (const tagline of taglines) {
    expect(tagline).toMatch(/^.{1,90}$/);
    expect(taken).not.toContain(tagline);
  }
});
