import type { Plan, ProductV2 } from '@/contract/product';
import type { CheckoutFlow, FlowStep } from '@/contract/productConfig';
import type { Seller } from '@/contract/seller';

export const buildStep = (
  step: Partial<FlowStep> & Pick<FlowStep, 'id' | 'templateId'>,
): FlowStep => ({
  defaultNextStepId: null,
  props: {},
  ...step,
});

export const defaultFlow: CheckoutFlow = {
  id: 'default',
  steps: [
    buildStep({ id: 'lead', templateId: 'lead', defaultNextStepId: 'main-payment' }),
    buildStep({ id: 'main-payment', templateId: 'payment', defaultNextStepId: 'main-success' }),
    buildStep({ id: 'main-success', templateId: 'success' }),
  ],
};

export const presentationFlow: CheckoutFlow = {
  id: 'default',
  steps: [
    buildStep({ id: 'lead', templateId: 'lead', defaultNextStepId: 'presentation' }),
    buildStep({
      id: 'presentation',
      templateId: 'presentation',
      defaultNextStepId: 'main-payment',
      props: {
        presentation: {
          headline: 'Aprenda com quem fez',
          benefits: ['Aulas novas toda semana', 'Certificado'],
          guaranteeDays: 7,
        },
      },
    }),
    buildStep({ id: 'main-payment', templateId: 'payment', defaultNextStepId: 'main-success' }),
    buildStep({ id: 'main-success', templateId: 'success' }),
  ],
};

const offered = {
  plan: { id: 'live-anual', business: 'wiseup-live' },
  style: 'upsell',
} as const;

export const upsellFlow: CheckoutFlow = {
  id: 'default',
  steps: [
    buildStep({ id: 'lead', templateId: 'lead', defaultNextStepId: 'main-payment' }),
    buildStep({ id: 'main-payment', templateId: 'payment', defaultNextStepId: 'main-success' }),
    buildStep({ id: 'main-success', templateId: 'success', defaultNextStepId: 'upsell-payment' }),
    buildStep({
      id: 'upsell-payment',
      templateId: 'upsell-payment',
      defaultNextStepId: 'upsell-success',
      props: {
        ...offered,
        presentation: { headline: 'Pratique ao vivo', benefits: [], guaranteeDays: 7 },
      },
    }),
    buildStep({ id: 'upsell-success', templateId: 'upsell-success', props: { style: 'upsell' } }),
  ],
};

export const buildPlan = (plan: Partial<Plan> = {}): Plan => ({
  id: 'plan-anual',
  code: 'anual',
  name: 'Plano anual',
  type: 'yearly',
  currency: 'BRL',
  amount: 120000,
  standardAmount: 120000,
  installments: [1, 2, 12].map((id) => ({
    id,
    value: 120000 / id,
    firstValue: 120000 / id,
    standardValue: 120000 / id,
    tax: 0,
    totalValue: 120000,
  })),
  paymentMethods: ['credit-card', 'pix', 'bankslip'],
  ...plan,
});

export const buildProduct = (product: Partial<ProductV2> = {}): ProductV2 => ({
  code: 'curso',
  business: 'medcof',
  name: 'Curso',
  description: 'Acesso por 12 meses',
  legalName: 'Escola de Exemplo Ltda.',
  plans: [buildPlan()],
  voucher: null,
  ...product,
});

export const buildSeller = (seller: Partial<Seller> = {}): Seller => ({
  name: 'Ana Souza',
  isLiveEnabled: true,
  account: null,
  ...seller,
});
