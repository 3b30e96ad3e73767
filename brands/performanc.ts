import type { BrazilianBrand } from './brand';
import {
  brazilianPayment,
  createLinks,
  createLogoFiles,
  createPaneFiles,
  successDefaults,
  twoMethods,
} from './brandDefaults';

/** Performan-C: training for sales performance. */
export const performanc: BrazilianBrand = {
  dsProductId: 'performanc',
  dsMode: 'light',
  themeId: 'performanc',
  business: 'performan-c',
  productCode: null,
  product: { name: 'Performan-C', businessName: 'Performan-C', bffId: 'performanc' },
  lang: 'pt-BR',
  faqLink: 'https://performanc.com.br/ajuda',
  whatsapp: null,
  googleTagManagerId: null,
  logoFile: createLogoFiles('performanc'),
  paneFiles: createPaneFiles('performanc'),
  formWidth: 485,
  stepsNumber: 4,
  pixStep: 2,
  upsellProductName: 'Gravações Performan-C',
  lead: { sendBffLeadRequest: { route: 'leads', planType: true } },
  multiProfile: { cardThumbnailFile: null, shouldUseMonthlyDifference: false },
  links: createLinks('performanc.com.br'),
  acceptance: { isEnabled: true },
  refererOptions: [],
  isCaptchaBadgeHidden: false,
  payment: {
    ...brazilianPayment,
    methods: [...brazilianPayment.methods, ...twoMethods],
    currentStep: 3,
    sendBffPaymentRequest: { documentToNFGeneration: true },
    productDsIcon: 'performanc',
  },
  success: successDefaults,
};
