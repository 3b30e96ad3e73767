import { maxBy } from 'es-toolkit';
import { registry } from '@/commerce/modules/catalogue/registry';
import {
  createLinkQuery,
  getLinkLocales,
  type LinkChoice,
} from '@/components/templates/root/createLink';
import { normalizeLink, type NormalizedLink } from '@/components/templates/root/normalizeLink';
import { type Locale, locales } from '@/domain/markets';
import type { MessageKey } from '@/locales/messageKey';
import { resolveOperation } from '@/services/checkout/locale';
import { type ProductKey, productKeyList, productKeys } from '@/services/checkout/productKeys';
import { createRandom } from '@/testing/createRandom';

export interface LinkCase {
  query: string;
  product: ProductKey;
  /** The text that it shows instead of a receipt; null: it leads to one. */
  refusal: MessageKey | null;
  sees: readonly string[];
}

const nothingChosen = {
  flowId: '',
  planId: '',
  paymentMethod: '',
  mode: '',
  seller: 'ana',
  source: '',
  voucher: '',
  isInPerson: false,
  isHomologation: false,
} as const;

function findSold(product: ProductKey, locale: Locale) {
  const { productCode } = productKeys[product];
  const operation = resolveOperation(locale);
  return registry.find((sold) => sold.code === productCode && sold.operation === operation);
}

function build(product: ProductKey, locale: Locale): NormalizedLink[] {
  const sold = findSold(product, locale);
  if (!sold || !getLinkLocales(sold.flows, true).includes(locale)) return [];
  const source = {
    flows: sold.flows,
    plans: sold.plans.map((plan) => ({ ...plan, amount: plan.standardAmount, installments: [] })),
  };
  const normalize = (change: Partial<LinkChoice> = {}) =>
    normalizeLink(source, { ...nothingChosen, product, locale, ...change });
  const { flows, isSoldInPerson, methods, plans } = normalize();
  // The first method is the default, and some methods have a flow of their own.
  const more = methods.slice(1).filter((method) => flows.every(({ id }) => id !== method));
  const inPerson = isSoldInPerson ? normalize({ isInPerson: true }).methods : [];
  return [
    ...flows.map(({ id }) => normalize({ flowId: id })),
    ...plans.slice(1).map(({ id }) => normalize({ planId: id })),
    ...more.map((paymentMethod) => normalize({ paymentMethod })),
    ...inPerson.map((paymentMethod) => normalize({ isInPerson: true, paymentMethod })),
  ];
}

function toCase({ choice, flow, methods }: NormalizedLink): LinkCase {
  const steps = (flow?.steps ?? []).map(({ templateId }) => templateId);
  const ofFlow = flow?.steps.find(({ templateId }) => templateId === 'payment')?.props;
  const method = choice.paymentMethod || (ofFlow?.paymentMethod ?? methods[0]);
  return {
    query: createLinkQuery(choice),
    product: choice.product,
    // Every link of the builder at the root leads to a purchase.
    refusal: null,
    sees: [choice.locale, ...steps.slice(0, steps.indexOf('success')), method ?? 'points'],
  };
}

const soldInMozambique: readonly ProductKey[] = ['ms', 'wup', 'vc'];

/**
 * Their flows verify a code by SMS, which is sent only where the product is sold (docs/limits.md).
 */
const verifiedBySms: readonly ProductKey[] = ['conquer', 'conquer-unna'];

function typed(product: ProductKey, locale: Locale): LinkCase {
  const refusals: Record<Locale, MessageKey | null> = {
    'pt-BR': null,
    'pt-MZ': soldInMozambique.includes(product) ? null : 'link.title',
    'es-PE': verifiedBySms.includes(product) ? 'phone.abroad' : null,
  };
  return {
    query: `product=${product}&locale=${locale}`,
    product,
    refusal: refusals[locale],
    sees: [`typed ${locale}`],
  };
}

/**
 * Every product in every language: each flow, plan and payment method that the link builder has for
 * it, and a typed link where it has none.
 */
export const linkCases: readonly LinkCase[] = productKeyList.flatMap((product) =>
  locales.flatMap((locale) => {
    const links = build(product, locale);
    return links.length > 0 ? links.map(toCase) : [typed(product, locale)];
  }),
);

const seed = 28;

function shuffle(cases: readonly LinkCase[]): LinkCase[] {
  const random = createRandom(seed);
  const left = [...cases];
  return cases.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}

export function drawSample(cases: readonly LinkCase[]): LinkCase[] {
  const drawn = shuffle(cases);
  const unseen = new Set(cases.flatMap(({ sees }) => sees));
  const countUnseen = ({ sees }: LinkCase) => sees.filter((part) => unseen.has(part)).length;
  const sample: LinkCase[] = [];
  while (unseen.size > 0) {
    const next = maxBy(drawn, countUnseen);
    if (!next) break;
    sample.push(next);
    next.sees.forEach((part) => unseen.delete(part));
  }
  return sample;
}
