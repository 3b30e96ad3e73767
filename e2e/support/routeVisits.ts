import type { SampleKind } from '@/contract/samples';
import type { StoredValues } from '@/services/storage';
import type { LiveloVisit } from '@/components/livelo/liveloVisit';
import { productKeys } from '@/services/checkout/productKeys';
import { getAccessPath, getReminderPath } from './buyerLinks';
import { createSample, getPayment } from './commerce';
import { webmailAddress } from './saleWalk';
import {
  confirmPhone,
  getDataPix,
  seedBuyer,
  seedPaidInvoice,
  seedPayment,
  seedPurchase,
  seedTrial,
  type ProductKey,
} from './seededBuyer';

export interface RouteVisit {
  route: string;
  prepare: () => Promise<Arrival>;
  shows?: RegExp;
}

interface Arrival {
  link: string;
  stored?: Partial<StoredValues>;
  liveloVisit?: LiveloVisit;
}

const lead = async (key: ProductKey, more: Partial<StoredValues> = {}) => {
  const { stored } = await seedBuyer(key);
  return { ...stored, ...more };
};

const step = (route: string, key: ProductKey, query = ''): RouteVisit => ({
  route,
  prepare: async () => ({ link: `${route}?product=${key}${query}`, stored: await lead(key) }),
});

const showing = (shows: RegExp, visit: RouteVisit): RouteVisit => ({ ...visit, shows });

const verified = async (key: ProductKey) => {
  const stored = await lead(key);
  return { ...stored, verifiedLeadId: stored.dataLead.leadId };
};

const afterPhone = (route: string): RouteVisit => ({
  route,
  prepare: async () => ({ link: `${route}?product=wup`, stored: await verified('wup') }),
});

async function seedLearner() {
  const seeded = await seedBuyer('wup');
  await confirmPhone(seeded);
  const { token } = await seedPurchase(seeded, { key: 'wup' });
  const { leadId } = seeded.stored.dataLead;
  const dataLead = { ...seeded.stored.dataLead, email: webmailAddress };
  const known = { dataLead, verifiedLeadId: leadId, purchaseToken: token };
  return { seeded, stored: { ...seeded.stored, ...known } };
}

const afterPurchase = (
  route: string,
  more: Partial<StoredValues> = {},
  query = '',
): RouteVisit => ({
  route,
  prepare: async () => {
    const { stored } = await seedLearner();
    return { link: `${route}?product=wup${query}`, stored: { ...stored, ...more } };
  },
});

const offer = (route: string, query = '') =>
  afterPurchase(route, { shouldUseUpsellTheme: true }, query);

const sample = (route: string, kind: SampleKind): RouteVisit => ({
  route,
  prepare: async () => ({
    link: (await createSample(kind, { ...productKeys.ms, operation: 'BR' })).path,
  }),
});

const plain = (route: string, link = route): RouteVisit => ({
  route,
  prepare: () => Promise.resolve({ link }),
});

const mpesa: RouteVisit = {
  route: '/payment-verification',
  shows: /Confirme no seu telemóvel/,
  prepare: async () => {
    const seeded = await seedBuyer('vc', 'pt-MZ');
    const { token } = await seedPayment(seeded, { key: 'vc', method: 'm-pesa' });
    return {
      link: '/payment-verification?product=vc&locale=pt-MZ',
      stored: { ...seeded.stored, purchaseToken: token },
    };
  },
};

const pix: RouteVisit = {
  route: '/pix',
  shows: /Pix copia e cola/,
  prepare: async () => {
    const seeded = await seedBuyer('medcof');
    const payment = await seedPayment(seeded, { key: 'medcof', method: 'pix' });
    const stored = { purchaseToken: payment.token, dataPix: getDataPix(payment) };
    return { link: '/pix?product=medcof', stored: { ...seeded.stored, ...stored } };
  },
};

const upsellSuccess: RouteVisit = {
  route: '/success/upsell',
  shows: /Detalhes da compra/,
  prepare: async () => {
    const { seeded, stored } = await seedLearner();
    const { token } = await seedPurchase(seeded, { key: 'live' });
    const bought = { upsellToken: token, paymentStepId: 'upsell-payment' };
    return { link: '/success/upsell?product=wup', stored: { ...stored, ...bought } };
  },
};

const successInvoice: RouteVisit = {
  route: '/success-invoice',
  shows: /^Valor pago$/,
  prepare: async () => {
    const seeded = await seedBuyer('ms');
    const { token } = await seedPaidInvoice(seeded);
    return { link: '/success-invoice?product=ms', stored: { invoiceToken: token } };
  },
};

const trial: RouteVisit = {
  route: '/trial/{id}',
  shows: /Cancelar e não pagar nada/,
  prepare: async () => {
    const seeded = await seedBuyer('ms');
    return { link: `/trial/${await seedTrial(seeded)}`, stored: seeded.stored };
  },
};

const access: RouteVisit = {
  route: '/access/{id}',
  shows: /Criar meu acesso/,
  prepare: async () => {
    const { token } = await seedPurchase(await seedBuyer('medcof'), { key: 'medcof' });
    return { link: await getAccessPath(token) };
  },
};

const refund: RouteVisit = {
  route: '/refund/{id}',
  shows: /Desistir e receber/,
  prepare: async () => {
    const { token } = await seedPurchase(await seedBuyer('medcof'), { key: 'medcof' });
    const { refundToken = '' } = await getPayment(token);
    return { link: `/refund/${refundToken}` };
  },
};

const reminder: RouteVisit = {
  route: '/reminder/{id}',
  shows: /Não quero mais lembretes/,
  prepare: async () => {
    const { dataLead } = (await seedBuyer('medcof')).stored;
    return { link: getReminderPath(dataLead.leadId) };
  },
};

const testLocation: RouteVisit = {
  route: '/select-test-location',
  shows: /Marcar teste/,
  prepare: async () => {
    const seeded = await seedBuyer('exec');
    const { token } = await seedPurchase(seeded, { key: 'exec' });
    const chosenSchool = {
      region: 'SP',
      city: 'sao-paulo',
      unit: 'wiseup-sao-paulo-paulista',
      name: 'Paulista',
    };
    return {
      link: '/select-test-location?product=exec',
      stored: { ...seeded.stored, chosenSchool, purchaseToken: token },
    };
  },
};

/** Every route of docs/behaviour.md 2 but livelo's and the two that answer JSON, in its order. */
export const routeVisits: readonly RouteVisit[] = [
  plain('/lead', '/lead?product=wup&seller=ana'),
  showing(/Novo código em/, step('/phone-verification', 'conquer')),
  afterPhone('/video'),
  offer('/video/upsell'),
  step('/multiprofile-presentation', 'wup', '&flowId=multiprofile'),
  step('/order-bump-presentation', 'aprovatotal'),
  step('/presentation', 'live'),
  offer('/multiprofile-upsell-presentation', '&flowId=multiprofile'),
  afterPhone('/payment'),
  sample('/custom-offer', 'custom-offer'),
  showing(/Detalhes da compra/, afterPurchase('/success')),
  offer('/payment/upsell'),
  upsellSuccess,
  pix,
  sample('/payment/{id}', 'invoice'),
  sample('/recovery/{id}', 'recovery'),
  sample('/renew/{id}', 'renew'),
  plain('/generic-error', '/generic-error?product=wup'),
  showing(/^Estado$/, step('/select-school', 'exec')),
  sample('/payment/upgrade', 'upgrade'),
  showing(/Li e aceito|Li o contrato/, step('/md', 'medcof', '&flowId=contract')),
  testLocation,
  trial,
  access,
  refund,
  reminder,
  offer('/upsell-presentation'),
  offer('/upsell-payment'),
  afterPurchase('/subscription-welcome'),
  mpesa,
  successInvoice,
  plain('/expired-link', '/expired-link?product=wup'),
  showing(/^Código por SMS$/, plain('/')),
  plain('/404', '/nothing-here'),
];
