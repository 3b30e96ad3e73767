import type { Brand } from './brand';
import { createLinks } from './links';
import { brazilianStates } from './states';
import { successDefaults } from './success';

export const medcof: Brand = {
  dsProductId: 'medcof',
  dsMode: 'light',
  business: 'medcof',
  productCode: 'medcof-revalida',
  product: { name: 'MedCof', businessName: 'MedCof', bffId: 'medcof' },
  lang: 'pt-BR',
  faqLink: 'https://medcof.com.br/ajuda',
  googleTagManagerId: null,
  logoFile: '/brands/medcof/logo.svg',
  formWidth: 465,
  stepsNumber: 3,
  pixStep: 3,
  upsellProductName: null,
  lead: { sendBffLeadRequest: { route: 'leads', planType: false } },
  multiProfile: { cardThumbnailFile: null, shouldUseMonthlyDifference: false },
  links: createLinks('medcof.com.br'),
  acceptance: { isEnabled: true },
  payment: {
    currentStep: 2,
    cardCompanies: ['visa', 'mastercard', 'american_express', 'elo', 'diners'],
    planTypes: ['yearly', 'recurrency'],
    sendBffPaymentRequest: { documentToNFGeneration: true },
    productDsIcon: 'medcof',
    methods: ['credit-card', 'pix', 'bankslip'],
    states: brazilianStates,
  },
  success: successDefaults,
};
