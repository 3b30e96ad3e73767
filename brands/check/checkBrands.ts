import type { Brand } from '../brand';
import { checkFiles, type HasFile } from './checkFiles';
import { checkAddress, checkLinks } from './checkLinks';
import { checkMozambiqueMethods } from './checkMozambiqueMethods';
import { checkSteps } from './checkSteps';
import { checkList, checkText, faultWhen, type Fault } from './fault';

/** What the check asks about the rest of the project. */
export interface BrandSurroundings {
  hasTheme: (themeId: string) => boolean;
  hasFile: HasFile;
}

function checkBrand(brand: Brand, { hasFile, hasTheme }: BrandSurroundings): Fault[] {
  const { googleTagManagerId, lead, payment, product, productCode, upsellProductName } = brand;
  return [
    ...checkText(brand.dsProductId, 'dsProductId'),
    ...faultWhen(!hasTheme(brand.themeId), 'themeId', 'must name a theme of themes/registry.ts'),
    ...checkText(productCode ?? 'none', 'productCode'),
    ...Object.entries(product).flatMap(([name, value]) => checkText(value, `product.${name}`)),
    ...faultWhen(
      !/^GTM-[A-Z0-9]+$/.test(googleTagManagerId ?? 'GTM-0'),
      'googleTagManagerId',
      'must look like GTM-ABC123',
    ),
    ...(brand.faqLink === null ? [] : checkAddress(brand.faqLink, 'faqLink')),
    ...faultWhen(
      !/^\+[1-9]\d{4,14}$/.test(brand.whatsapp ?? '+12345'),
      'whatsapp',
      'must be a number such as +5511987654321',
    ),
    ...checkFiles(brand, hasFile),
    ...checkSteps(brand),
    ...checkText(upsellProductName ?? 'none', 'upsellProductName'),
    ...checkText(lead.sendBffLeadRequest.route, 'lead.sendBffLeadRequest.route'),
    ...Object.entries(brand.links ?? {}).flatMap(([environment, links]) =>
      checkLinks(links, environment),
    ),
    ...checkList(payment.cardCompanies, 'payment.cardCompanies'),
    ...checkList(payment.planTypes, 'payment.planTypes'),
    ...checkList(payment.methods, 'payment.methods'),
    ...checkText(payment.productDsIcon, 'payment.productDsIcon'),
    ...(brand.lang === 'pt-MZ' ? checkMozambiqueMethods(brand.payment.mozambiqueMethods) : []),
  ];
}

/**
 * What the compiler cannot see about brands: empty texts, links that lead nowhere, steps out of
 * range, files and themes that are not there.
 * @param brands by the name of their file
 * @returns a sentence for each fault, with the brand and the field; empty: all is well
 */
export function checkBrands(
  brands: Readonly<Record<string, Brand>>,
  surroundings: BrandSurroundings,
): string[] {
  return Object.entries(brands).flatMap(([name, brand]) =>
    checkBrand(brand, surroundings).map(
      ({ demand, field }) => `brands/${name}.ts is not right: ${field} ${demand}.`,
    ),
  );
}
