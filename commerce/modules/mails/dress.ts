import type { Brand } from '@/brands/brand';
import { dressBrand } from '@/brands/dressBrand';
import { getBrand } from '@/brands/registry';
import type { Locale } from '@/contract/enumerations';
import { getMessages } from '@/locales/getMessages';
import { getTheme } from '@/themes/registry';
import type { Theme, ThemeMode } from '@/themes/tokens';
import type { CatalogueProduct } from '../catalogue/CatalogueProduct';
import { getBrandId } from '../catalogue/saleFlows';
import type { Translate } from './Mail';

export type DressedProduct = Pick<CatalogueProduct, 'code' | 'designSystemId' | 'links' | 'name'>;

export interface Dress {
  seller: Seller;
  locale: Locale;
  theme: Theme;
  otherTheme: Theme;
  t: Translate;
}

const otherMode: Record<ThemeMode, ThemeMode> = { light: 'dark', dark: 'light' };

interface Seller {
  name: string;
  businessName: string;
  faqLink: string | null;
}

export function dressMail(product: DressedProduct, locale: Locale): Dress {
  const id = getBrandId(product);
  const brand = dressBrand(getBrand(id, locale), product.code);
  const named = product.designSystemId.split('$')[1];
  const mode = named === 'light' || named === 'dark' ? named : brand.dsMode;
  return {
    seller: getSeller(brand, product),
    locale,
    theme: getTheme(brand.themeId, mode),
    otherTheme: getTheme(brand.themeId, otherMode[mode]),
    t: getTranslate(locale, id),
  };
}

/** The page names it alike (server/page/createPageBrand.server.ts). */
function getSeller(brand: Brand, { links, name }: DressedProduct): Seller {
  return brand.links === null
    ? { name, businessName: name, faqLink: links?.help ?? null }
    : {
        name: brand.product.name,
        businessName: brand.product.businessName,
        faqLink: brand.faqLink,
      };
}

const translates = new Map<string, Translate>();

/** Kept for each language and brand: to pick the texts of mails from all takes longer than a mail. */
function getTranslate(locale: Locale, brandId: string): Translate {
  const key = `${locale} ${brandId}`;
  const translate = translates.get(key) ?? createTranslate(locale, brandId);
  translates.set(key, translate);
  return translate;
}

function createTranslate(locale: Locale, brandId: string): Translate {
  const messages = getMessages(locale, brandId, ['closedSlip', 'mail', 'payment', 'price']);
  return (key, values = {}) =>
    (messages[key] ?? key).replace(/\{(\w+)\}/g, (placeholder, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : placeholder,
    );
}
