import { medcof } from '../../modules/catalogue/products/medcof';
import { sellers } from '../../modules/catalogue/sellers';
import { createPlan, document, getPlan, ids, times } from './parties';

const { business, code, description, legalName, name } = medcof;
const plan = createPlan(getPlan(medcof, 'medcof-revalida-anual'));
const months = 12;

/** A product and its lead. */
export const saleExamples = {
  ProductV2: {
    code,
    business,
    name,
    description,
    benefits: medcof.benefits,
    legalName,
    plans: [plan],
    voucher: null,
  },
  ProductV1: {
    code,
    business,
    name,
    description,
    legalName,
    anualProductId: plan.id,
    monthlyProductId: null,
    currency: plan.currency,
    price: {
      productCyclePrice: Math.floor(plan.amount / months),
      productFullPrice: plan.amount,
      productStandardCycle: Math.floor(plan.standardAmount / months),
      productStandardPrice: plan.standardAmount,
    },
    voucher: null,
  },
  ProductConfig: {
    gtm: medcof.gtm,
    title: medcof.title,
    designSystemId: medcof.designSystemId,
    checkoutFlow: medcof.flows.slice(0, 1).map(({ id, steps }) => ({ id, steps })),
    hasAddressForm: medcof.hasAddressForm,
  },
  PlanProduct: { code, business },
  Seller: sellers.BR.get('ana'),
  LeadUpdateRequest: { business, document },
  LeadUpdate: { leadId: ids.lead, completed: ['document'] },
  ContractRequest: { leadId: ids.lead, planId: plan.id },
  Contract: {
    contractId: '5b2e7c90-1d4f-4a6b-8e3c-9f0a1b2c3d4e',
    title: medcof.contract?.title,
    markdown:
      '## 7. Resultado\n\n7.1. A MedCof oferece a preparação e não garante a aprovação no exame.',
    html: '<h2>7. Resultado</h2>\n<p>7.1. A MedCof oferece a preparação e não garante a aprovação no exame.</p>\n',
    hash: '7be402ac6552a42713c10d04c2efe8e4cb095c938faf5fc11410e016e2573c61',
    createdAt: times.bought,
    acceptedAt: null,
  },
  ContractAcceptanceRequest: { leadId: ids.lead },
  ContractAcceptance: {
    contractId: '5b2e7c90-1d4f-4a6b-8e3c-9f0a1b2c3d4e',
    hash: '7be402ac6552a42713c10d04c2efe8e4cb095c938faf5fc11410e016e2573c61',
    acceptedAt: times.bought,
  },
  PhoneCodeRequest: { business, productCode: code },
  PhoneCode: { resendAfter: 60, expiresAfter: 600 },
  PhoneValidationRequest: { business, productCode: code, code: '481516' },
  PhoneValidation: { verifiedAt: times.bought },
};
