import type { BrazilianBrand } from './brand';
import {
  brazilianPayment,
  createLinks,
  createLogoFiles,
  createPaneFiles,
  successDefaults,
  twoMethods,
} from './brandDefaults';

/** MedCof: courses for the medical revalidation exam. */
export const medcof: BrazilianBrand = {
  dsProductId: 'medcof',
  dsMode: 'light',
  themeId: 'medcof',
  business: 'medcof',
  productCode: 'medcof-revalida',
  product: { name: 'MedCof', businessName: 'MedCof', bffId: 'medcof' },
  lang: 'pt-BR',
  faqLink: 'https://medcof.com.br/ajuda',
  whatsapp: null,
  googleTagManagerId: null,
  logoFile: createLogoFiles('medcof'),
  paneFiles: createPaneFiles('medcof'),
  formWidth: 465,
  stepsNumber: 3,
  pixStep: 3,
  upsellProductName: null,
  lead: { sendBffLeadRequest: { route: 'leads', planType: true } },
  multiProfile: { cardThumbnailFile: null, shouldUseMonthlyDifference: false },
  links: createLinks('medcof.com.br'),
  acceptance: { isEnabled: true },
  refererOptions: [],
  isCaptchaBadgeHidden: false,
  payment: {
    ...brazilianPayment,
    methods: [...brazilianPayment.methods, ...twoMethods],
    currentStep: 2,
    sendBffPaymentRequest: { documentToNFGeneration: true },
    productDsIcon: 'medcof',
  },
  success: successDefaults,
};
