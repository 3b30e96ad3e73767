import type { BrazilianBrand } from './brand';
import {
  brazilianPayment,
  createLinks,
  createLogoFiles,
  createPaneFiles,
  successDefaults,
} from './brandDefaults';

/** Conquer Unna: the business school's degree courses. */
export const conquerUnna: BrazilianBrand = {
  dsProductId: 'conquer-unna',
  dsMode: 'light',
  themeId: 'conquer-unna',
  business: 'conquer-unna',
  productCode: 'cunna-eflm',
  product: { name: 'Conquer Unna', businessName: 'Conquer Unna', bffId: 'conquer-unna' },
  lang: 'pt-BR',
  faqLink: 'https://conquerunna.com.br/ajuda',
  whatsapp: null,
  googleTagManagerId: null,
  logoFile: createLogoFiles('conquer-unna'),
  paneFiles: createPaneFiles('conquer-unna'),
  formWidth: 485,
  stepsNumber: 4,
  pixStep: 3,
  upsellProductName: null,
  lead: { sendBffLeadRequest: { route: 'leads', planType: true } },
  multiProfile: { cardThumbnailFile: null, shouldUseMonthlyDifference: false },
  links: createLinks('conquerunna.com.br'),
  acceptance: { isEnabled: true },
  refererOptions: [],
  isCaptchaBadgeHidden: false,
  payment: {
    ...brazilianPayment,
    currentStep: 3,
    sendBffPaymentRequest: { documentToNFGeneration: true },
    productDsIcon: 'conquer-unna',
  },
  success: successDefaults,
};
