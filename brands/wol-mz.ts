import type { MozambicanBrand } from './brand';
import { createLinks } from './links';
import { everyEnvironment } from './mozambiqueMethods';
import { mozambicanRefererOptions } from './refererOptions';
import { wol } from './wol';

/** Wise Up Online in Mozambique. The spec's step table is of Brazil, so the flow says the numbers. */
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
    methods: ['credit-card', 'm-pesa'],
    states: [],
    mozambiqueMethods: {
      creditcard: {
        name: 'Cartão de crédito',
        isActive: true,
        planId: everyEnvironment('wol-mz-anual'),
      },
      debitcard: {
        name: 'Cartão de débito',
        isActive: false,
        planId: everyEnvironment('wol-mz-anual'),
      },
      boleto: { name: 'Boleto', isActive: false, planId: everyEnvironment('wol-mz-anual') },
    },
  },
};
