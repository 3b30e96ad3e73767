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

export const wiseup: BrazilianBrand = {
  dsProductId: 'wiseup',
  dsMode: 'dark',
  themeId: 'wiseup',
  business: 'wiseup',
  productCode: 'exec',
  product: { name: 'Wise Up', businessName: 'Wise Up', bffId: 'wiseup' },
  lang: 'pt-BR',
  faqLink: 'https://wiseup.com/ajuda',
  whatsapp: null,
  googleTagManagerId: null,
  logoFile: createLogoFiles('wiseup'),
  paneFiles: createPaneFiles('wiseup'),
  productLooks: {
    exec: { themeId: 'wiseup-exec' },
    teens: {
      paneFiles: {
        hero: '/brands/wiseup/hero-teens.svg',
        motif: '/brands/wiseup/motif-teens.svg',
        tile: '/brands/wiseup/tile-teens.svg',
      },
    },
  },
  formWidth: 485,
  stepsNumber: 5,
  pixStep: 3,
  upsellProductName: null,
  lead: { sendBffLeadRequest: { route: 'leads', planType: false } },
  multiProfile: { cardThumbnailFile: null, shouldUseMonthlyDifference: false },
  links: createLinks('wiseup.com'),
  acceptance: { isEnabled: true },
  refererOptions: [],
  isCaptchaBadgeHidden: false,
  payment: {
    ...brazilianPayment,
    methods: [...brazilianPayment.methods, ...twoMethods, ...inPersonMethods],
    currentStep: 3,
    sendBffPaymentRequest: { documentToNFGeneration: false },
    productDsIcon: 'wiseup',
  },
  success: { ...successDefaults, title: 'enrollment' },
};
