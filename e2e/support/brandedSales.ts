import { dressBrand } from '@/brands/dressBrand';
import { getBrand } from '@/brands/registry';
import { registry } from '@/commerce/modules/catalogue/registry';
import type { Locale } from '@/contract/enumerations';
import { productKeys, type ProductKey } from '@/services/checkout/productKeys';
import { parseDesignSystemId } from '@/services/checkout/theme';
import { brandedProducts, type BrandedProduct } from './brandedProducts';

export interface BrandedSale extends BrandedProduct {
  key: ProductKey;
  locale: Locale;
  query: string;
  theme: string;
  isFirstOfTheme: boolean;
  hasPix: boolean;
  verifiesPhone: boolean;
}

const mozambique = { locale: 'pt-MZ', link: '&locale=pt-MZ', phoneLabel: 'Telemóvel' } as const;

const more: Record<
  string,
  readonly (Pick<BrandedProduct, 'phoneLabel' | 'formWidth'> & { locale: Locale; link: string })[]
> = {
  ms: [{ ...mozambique, formWidth: 465 }],
  wup: [
    { ...mozambique, formWidth: 465 },
    { locale: 'es-PE', link: '&flowId=peru', phoneLabel: 'Celular', formWidth: 485 },
  ],
  vc: [{ ...mozambique, formWidth: 465 }],
};

const isKey = (key: string): key is ProductKey => key in productKeys;

function describeSale(
  { key, ...product }: BrandedProduct,
  { link, locale, ...own }: { locale: Locale; link: string } & Partial<BrandedProduct>,
): Omit<BrandedSale, 'isFirstOfTheme'> {
  if (!isKey(key)) throw new Error(`No product has the key ${key}.`);
  const operation = locale === 'pt-MZ' ? 'MZ' : 'BR';
  const sold = registry.find(
    (entry) => entry.code === productKeys[key].productCode && entry.operation === operation,
  );
  if (!sold) throw new Error(`${key} is not sold in ${operation}.`);
  const { dsProductId } = parseDesignSystemId(sold.designSystemId);
  const { payment, themeId } = dressBrand(getBrand(dsProductId, locale), sold.code);
  return {
    ...product,
    ...own,
    key,
    locale,
    query: `product=${key}${link}`,
    theme: themeId,
    hasPix: locale === 'pt-BR' && payment.methods.includes('pix'),
    verifiesPhone:
      sold.flows[0]?.steps.some(({ templateId }) => templateId === 'phone-verification') ?? false,
  };
}

const sales = [
  ...brandedProducts.map((product) => describeSale(product, { locale: 'pt-BR', link: '' })),
  ...brandedProducts.flatMap((product) =>
    (more[product.key] ?? []).map((language) => describeSale(product, language)),
  ),
];

export const brandedSales: readonly BrandedSale[] = sales.map((sale, index) => ({
  ...sale,
  isFirstOfTheme: sales.findIndex(({ theme }) => theme === sale.theme) === index,
}));
