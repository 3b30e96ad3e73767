import { identifierOf } from './identifierOf';
import type { NewBrand } from './NewBrand';

/** The file of brands/: a brand of Brazil with the three steps that every purchase has. */
export function brandSource({ business, id, name }: NewBrand): string {
  const quoted = JSON.stringify(name);
  return `import type { BrazilianBrand } from './brand';
import { createLinks } from './links';
import { createLogoFiles } from './logo';
import { brazilianPayment } from './payment';
import { successDefaults } from './success';

/** ${name}. */
export const ${identifierOf(id)}: BrazilianBrand = {
  dsProductId: '${id}',
  dsMode: 'light',
  themeId: '${id}',
  business: '${business}',
  productCode: '${id}',
  product: { name: ${quoted}, businessName: ${quoted}, bffId: '${id}' },
  lang: 'pt-BR',
  faqLink: 'https://${id}.com.br/ajuda',
  whatsapp: null,
  googleTagManagerId: null,
  logoFile: createLogoFiles('${id}'),
  formWidth: 485,
  stepsNumber: 3,
  pixStep: 2,
  upsellProductName: null,
  lead: { sendBffLeadRequest: { route: 'leads', planType: false } },
  multiProfile: { cardThumbnailFile: null, shouldUseMonthlyDifference: false },
  links: createLinks('${id}.com.br'),
  acceptance: { isEnabled: true },
  refererOptions: [],
  isCaptchaBadgeHidden: false,
  payment: {
    ...brazilianPayment,
    currentStep: 2,
    sendBffPaymentRequest: { documentToNFGeneration: false },
    productDsIcon: '${id}',
  },
  success: successDefaults,
};
`;
}
