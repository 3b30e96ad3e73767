import type { BrazilianBrand } from './brand';
import {
  brazilianPayment,
  createLinks,
  createLogoFiles,
  createPaneFiles,
  successDefaults,
  twoMethods,
} from './brandDefaults';

/** Instituto Destiny: personal development. */
export const institutoDestinyCid: BrazilianBrand = {
  dsProductId: 'instituto-destiny-cid',
  dsMode: 'light',
  themeId: 'instituto-destiny-cid',
  business: 'instituto-destiny',
  productCode: 'id-cid',
  product: {
    name: 'Instituto Destiny',
    businessName: 'Instituto Destiny',
    bffId: 'instituto-destiny-cid',
  },
  lang: 'pt-BR',
  faqLink: 'https://institutodestiny.com.br/ajuda',
  whatsapp: null,
  googleTagManagerId: null,
  logoFile: createLogoFiles('instituto-destiny-cid'),
  paneFiles: createPaneFiles('instituto-destiny-cid'),
  formWidth: 485,
  stepsNumber: 3,
  pixStep: 3,
  upsellProductName: null,
  lead: { sendBffLeadRequest: { route: 'leads', planType: true } },
  multiProfile: { cardThumbnailFile: null, shouldUseMonthlyDifference: false },
  links: createLinks('institutodestiny.com.br'),
  acceptance: { isEnabled: true },
  refererOptions: [],
  isCaptchaBadgeHidden: false,
  payment: {
    ...brazilianPayment,
    methods: [...brazilianPayment.methods, ...twoMethods],
    currentStep: 2,
    sendBffPaymentRequest: { documentToNFGeneration: true },
    productDsIcon: 'instituto-destiny-cid',
  },
  success: successDefaults,
};
