import type { BrazilianBrand } from './brand';
import {
  brazilianPayment,
  createLinks,
  createLogoFiles,
  createPaneFiles,
  successDefaults,
} from './brandDefaults';

export const live: BrazilianBrand = {
  dsProductId: 'live',
  dsMode: 'light',
  themeId: 'live',
  business: 'wiseup-live',
  productCode: null,
  product: { name: 'Wise Up Live', businessName: 'Wise Up Live', bffId: 'live' },
  lang: 'pt-BR',
  faqLink: 'https://wiseuplive.com.br/ajuda',
  whatsapp: null,
  googleTagManagerId: null,
  logoFile: createLogoFiles('live'),
  paneFiles: createPaneFiles('live'),
  formWidth: 485,
  stepsNumber: 4,
  pixStep: 2,
  upsellProductName: null,
  lead: { sendBffLeadRequest: { route: 'leads', planType: false } },
  multiProfile: {
    cardThumbnailFile: '/brands/live/profiles.svg',
    shouldUseMonthlyDifference: false,
  },
  links: createLinks('wiseuplive.com.br'),
  acceptance: { isEnabled: true },
  refererOptions: [],
  isCaptchaBadgeHidden: false,
  payment: {
    ...brazilianPayment,
    currentStep: 3,
    sendBffPaymentRequest: { documentToNFGeneration: false },
    productDsIcon: 'live',
  },
  success: successDefaults,
};
