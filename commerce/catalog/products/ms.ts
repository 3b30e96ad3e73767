import type { CatalogPlan, CatalogProduct } from '../CatalogProduct';
import { legalNames } from '../legalNames';
import { standardFlows } from '../standardFlows';

/** Prices are the spec's (section 9): 12 x R$95,00, voucher of R$120,00, 12 x R$85,00 and R$61,00. */
const yearly: CatalogPlan = {
  id: 'ms-anual',
  code: 'ms-anual',
  name: 'Assinatura Anual',
  type: 'yearly',
  currency: 'BRL',
  standardAmount: 114000,
  installments: { maximum: 12, tax: 0 },
  paymentMethods: ['credit-card', 'pix', 'bankslip'],
};

export const ms: CatalogProduct = {
  business: 'meusucesso',
  code: 'ms',
  operation: 'BR',
  name: 'meuSucesso',
  title: 'meuSucesso',
  description: 'Estudos de caso e cursos de empreendedorismo, com acesso por 12 meses',
  legalName: legalNames.meusucesso,
  gtm: null,
  designSystemId: 'ms$dark',
  hasAddressForm: false,
  plans: [yearly],
  vouchers: [{ code: 'MS120', planId: yearly.id, discount: 12000 }],
  offers: [{ id: 'black-friday-61', planId: yearly.id, amount: 73200, endsAt: null }],
  flows: standardFlows({
    plan: { id: yearly.id, business: 'meusucesso' },
    paymentMethods: yearly.paymentMethods,
    beforePayment: [
      {
        id: 'presentation',
        templateId: 'presentation',
        props: {
          plan: { id: yearly.id, business: 'meusucesso' },
          presentation: {
            headline: 'Aprenda a empreender com quem já construiu grandes negócios',
            benefits: [
              'Estudos de caso completos com empreendedores brasileiros',
              'Cursos de gestão, vendas e marketing para aplicar no dia seguinte',
              'Acesso por 12 meses no computador e no celular',
              'Certificado em todos os cursos',
            ],
            guaranteeDays: 7,
          },
        },
      },
    ],
  }),
};
