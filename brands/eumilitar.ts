import type { BrazilianBrand } from './brand';
import {
  brazilianPayment,
  createLinks,
  createLogoFiles,
  createPaneFiles,
  successDefaults,
} from './brandDefaults';

/** Eu Militar: preparation for military exams. */
export const eumilitar: BrazilianBrand = {
  dsProductId: 'eumilitar',
  dsMode: 'dark',
  themeId: 'eumilitar',
  business: 'eumilitar',
  productCode: null,
  product: { name: 'Eu Militar', businessName: 'Eu Militar', bffId: 'eumilitar' },
  lang: 'pt-BR',
  faqLink: 'https://eumilitar.com/ajuda',
  whatsapp: null,
  googleTagManagerId: null,
  logoFile: createLogoFiles('eumilitar'),
  paneFiles: createPaneFiles('eumilitar'),
  formWidth: 485,
  stepsNumber: 3,
  pixStep: 2,
  upsellProductName: null,
  lead: { sendBffLeadRequest: { route: 'leads', planType: false } },
  multiProfile: { cardThumbnailFile: null, shouldUseMonthlyDifference: false },
  links: createLinks('eumilitar.com'),
  acceptance: { isEnabled: true },
  refererOptions: [],
  isCaptchaBadgeHidden: false,
  payment: {
    ...brazilianPayment,
    currentStep: 2,
    sendBffPaymentRequest: { documentToNFGeneration: false },
    productDsIcon: 'eumilitar',
  },
  success: successDefaults,
};
