import type { BrazilianBrand } from './brand';
import {
  brazilianPayment,
  createLinks,
  createLogoFiles,
  createPaneFiles,
  successDefaults,
} from './brandDefaults';

/** Wiser: the group behind the schools, with a subscription to all of them. */
export const wsp: BrazilianBrand = {
  dsProductId: 'wsp',
  dsMode: 'light',
  themeId: 'wsp',
  business: 'wiser',
  productCode: null,
  product: { name: 'Wiser', businessName: 'Wiser Educação', bffId: 'wsp' },
  lang: 'pt-BR',
  faqLink: 'https://wisereducacao.com/ajuda',
  whatsapp: null,
  googleTagManagerId: null,
  logoFile: createLogoFiles('wsp'),
  paneFiles: createPaneFiles('wsp'),
  formWidth: 485,
  stepsNumber: 3,
  pixStep: 2,
  upsellProductName: null,
  lead: { sendBffLeadRequest: { route: 'leads', planType: true } },
  multiProfile: { cardThumbnailFile: null, shouldUseMonthlyDifference: false },
  links: createLinks('wisereducacao.com'),
  acceptance: { isEnabled: false },
  refererOptions: [],
  isCaptchaBadgeHidden: false,
  payment: {
    ...brazilianPayment,
    currentStep: 3,
    sendBffPaymentRequest: { documentToNFGeneration: true },
    productDsIcon: 'wsp',
  },
  success: {
    ...successDefaults,
    title: 'allSet',
    finalHeader: { bankSlip: false, default: true },
    icon: false,
  },
};
