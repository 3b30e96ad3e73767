import type { BrazilianBrand } from './brand';
import {
  brazilianPayment,
  createLinks,
  createLogoFiles,
  createPaneFiles,
  inPersonMethods,
  successDefaults,
  twoMethods,
} from './brandDefaults';

/** Number One: a chain of English schools. */
export const numberone: BrazilianBrand = {
  dsProductId: 'numberone',
  dsMode: 'light',
  themeId: 'numberone',
  business: 'wiseup',
  productCode: 'n1',
  product: { name: 'Number One', businessName: 'Number One', bffId: 'numberone' },
  lang: 'pt-BR',
  faqLink: 'https://numberone.com.br/ajuda',
  whatsapp: null,
  googleTagManagerId: null,
  logoFile: createLogoFiles('numberone'),
  paneFiles: createPaneFiles('numberone'),
  formWidth: 485,
  stepsNumber: 5,
  pixStep: 3,
  upsellProductName: null,
  lead: { sendBffLeadRequest: { route: 'leads', planType: false } },
  multiProfile: { cardThumbnailFile: null, shouldUseMonthlyDifference: false },
  links: createLinks('numberone.com.br'),
  acceptance: { isEnabled: true },
  refererOptions: [],
  isCaptchaBadgeHidden: false,
  payment: {
    ...brazilianPayment,
    methods: [...brazilianPayment.methods, ...twoMethods, ...inPersonMethods],
    currentStep: 3,
    sendBffPaymentRequest: { documentToNFGeneration: false },
    productDsIcon: 'numberone',
  },
  success: { ...successDefaults, title: 'enrollment' },
};
