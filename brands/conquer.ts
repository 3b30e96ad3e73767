import type { BrazilianBrand } from './brand';
import {
  brazilianPayment,
  createLinks,
  createLogoFiles,
  createPaneFiles,
  successDefaults,
  twoMethods,
} from './brandDefaults';

/** Conquer Plus: the business school by subscription. */
export const conquer: BrazilianBrand = {
  dsProductId: 'conquer',
  dsMode: 'dark',
  themeId: 'conquer',
  business: 'conquer',
  productCode: 'cplus',
  product: { name: 'Conquer Plus', businessName: 'Conquer', bffId: 'conquer' },
  lang: 'pt-BR',
  faqLink: 'https://conquerplus.com.br/ajuda',
  whatsapp: null,
  googleTagManagerId: null,
  logoFile: createLogoFiles('conquer'),
  paneFiles: createPaneFiles('conquer'),
  formWidth: 485,
  stepsNumber: 4,
  pixStep: 3,
  upsellProductName: null,
  lead: { sendBffLeadRequest: { route: 'leads', planType: true } },
  multiProfile: { cardThumbnailFile: null, shouldUseMonthlyDifference: false },
  links: createLinks('conquerplus.com.br'),
  acceptance: { isEnabled: true },
  refererOptions: [],
  isCaptchaBadgeHidden: false,
  payment: {
    ...brazilianPayment,
    methods: [...brazilianPayment.methods, ...twoMethods],
    currentStep: 3,
    sendBffPaymentRequest: { documentToNFGeneration: true },
    productDsIcon: 'conquer',
  },
  success: successDefaults,
};
