import type { BrazilianBrand } from './brand';
import {
  brazilianPayment,
  createLinks,
  createLogoFiles,
  createPaneFiles,
  successDefaults,
  twoMethods,
} from './brandDefaults';

/** Resolve Enem: preparation for the national exam. */
export const resolveenem: BrazilianBrand = {
  dsProductId: 'resolveenem',
  dsMode: 'light',
  themeId: 'resolveenem',
  business: 'aprovatotal',
  productCode: 'aprovatotal-resolve-enem',
  product: { name: 'Resolve Enem', businessName: 'Aprova Total', bffId: 'resolveenem' },
  lang: 'pt-BR',
  faqLink: 'https://resolveenem.com.br/ajuda',
  whatsapp: null,
  googleTagManagerId: null,
  logoFile: createLogoFiles('resolveenem'),
  paneFiles: createPaneFiles('resolveenem'),
  formWidth: 485,
  stepsNumber: 4,
  pixStep: 2,
  upsellProductName: 'Treinamento de Elite',
  lead: { sendBffLeadRequest: { route: 'leads', planType: true } },
  multiProfile: { cardThumbnailFile: null, shouldUseMonthlyDifference: false },
  links: createLinks('resolveenem.com.br'),
  acceptance: { isEnabled: true },
  refererOptions: [],
  isCaptchaBadgeHidden: false,
  payment: {
    ...brazilianPayment,
    methods: [...brazilianPayment.methods, ...twoMethods],
    currentStep: 3,
    sendBffPaymentRequest: { documentToNFGeneration: true },
    productDsIcon: 'resolveenem',
  },
  success: {
    ...successDefaults,
    title: 'welcome',
    finalHeader: { bankSlip: true, default: true },
    accessButton: true,
  },
};
