import { type MozambicanBrand, type RefererOption, refererOptions } from './brand';
import { createLinks, forEveryEnvironment } from './brandDefaults';
import { wol } from './wol';

const mozambicanRefererOptions: readonly RefererOption[] = refererOptions.filter(
  (option) => option !== 'wiseup-escola',
);

export const wolMz: MozambicanBrand = {
  ...wol,
  themeId: 'wol-mz',
  lang: 'pt-MZ',
  whatsapp: '+258840000000',
  formWidth: 465,
  stepsNumber: null,
  pixStep: null,
  links: createLinks('wiseuponline.com.br', '/mz'),
  refererOptions: mozambicanRefererOptions,
  isCaptchaBadgeHidden: true,
  payment: {
    ...wol.payment,
    currentStep: null,
    methods: ['credit-card'],
    states: [],
    mozambiqueMethods: {
      creditcard: {
        name: 'Cartão de crédito',
        isActive: true,
        planId: forEveryEnvironment('wol-mz-anual'),
      },
      debitcard: {
        name: 'Cartão de débito',
        isActive: false,
        planId: forEveryEnvironment('wol-mz-anual'),
      },
      boleto: { name: 'Boleto', isActive: false, planId: forEveryEnvironment('wol-mz-anual') },
    },
  },
};
