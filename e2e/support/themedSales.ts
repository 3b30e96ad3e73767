import { getBrand } from '@/brands/registry';
import { registry } from '@/commerce/modules/catalogue/registry';
import type { Locale } from '@/contract/enumerations';
import { mozambicanKeys, productKeys, type ProductKey } from '@/services/checkout/productKeys';
import { parseDesignSystemId } from '@/services/checkout/theme';

/** A theme as its buyers meet it: a product that is sold in it, and where. */
export interface ThemedSale {
  theme: string;
  key: ProductKey;
  locale: Locale;
  /** Whether it is sold by Pix; else by card. */
  hasPix: boolean;
  /** Whether its flow has the phone verified before it is paid. */
  verifiesPhone: boolean;
}

function describeSale(key: ProductKey, locale: Locale): ThemedSale {
  const { productCode } = productKeys[key];
  const operation = locale === 'pt-MZ' ? 'MZ' : 'BR';
  const product = registry.find(
    ({ code, operation: sold }) => code === productCode && sold === operation,
  );
  if (!product) throw new Error(`${key} is not sold in ${operation}.`);
  const { payment, themeId } = getBrand(
    parseDesignSystemId(product.designSystemId).dsProductId,
    locale,
  );
  const [flow] = product.flows;
  return {
    theme: themeId,
    key,
    locale,
    hasPix: operation === 'BR' && payment.methods.includes('pix'),
    verifiesPhone:
      flow?.steps.some(({ templateId }) => templateId === 'phone-verification') ?? false,
  };
}

const isKey = (key: string): key is ProductKey => key in productKeys;

const sales = [
  ...Object.keys(productKeys)
    .filter(isKey)
    .map((key) => describeSale(key, 'pt-BR')),
  ...mozambicanKeys.map((key) => describeSale(key, 'pt-MZ')),
];

/** The first sale of each theme: two brands that share a theme look alike. */
export const themedSales: readonly ThemedSale[] = sales.filter(
  ({ theme }, index) => index === sales.findIndex((sale) => sale.theme === theme),
);

/** What a link to one of its pages brings. */
export const getSaleQuery = ({ key, locale }: ThemedSale): string =>
  `product=${key}${locale === 'pt-BR' ? '' : `&locale=${locale}`}`;
