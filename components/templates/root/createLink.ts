import { type Locale, locales } from '@/domain/markets';
import type { Plan } from '@/contract/product';
import type { CheckoutFlow } from '@/contract/productConfig';
import { readLink } from '@/domain/link/readLink';
import { toPlainLine } from '@/domain/plainText';
import { homologationFlag } from '@/services/checkout/homologation';
import { resolveLocale } from '@/services/checkout/locale';
import { type ProductKey, productKeys } from '@/services/checkout/productKeys';
import { type CheckoutQuery, replaceParameter } from '@/services/checkout/query';
import { routes, withQuery } from '@/services/checkout/routes';
import type { TemplateId } from '@/contract/enumerations';

export function readTyped(name: 'seller' | 'source' | 'voucher', text: string): string {
  const query = new URLSearchParams({ [name]: toPlainLine(text) });
  return readLink(query.toString()).get(name) ?? '';
}

/**
 * Without '?'. Leaves out default values. The flow names Peru, the locale names Mozambique
 * (docs/behaviour.md 4).
 */
export function createLinkQuery(choice: LinkChoice): string {
  const { flowId, locale, mode, paymentMethod, planId, product, seller, source, voucher } = choice;
  const parameters = {
    product,
    locale: locale === 'pt-MZ' ? locale : '',
    flowId: flowId === 'default' ? '' : flowId,
    planId,
    voucher: readTyped('voucher', voucher),
    paymentMethod,
    seller: readTyped('seller', seller),
    source: readTyped('source', source),
    isPaymentInPerson: choice.isInPerson ? 'true' : '',
    mode,
    [homologationFlag]: choice.isHomologation ? 'true' : '',
  };
  const chosen = Object.entries(parameters).filter(([, value]) => value !== '');
  return new URLSearchParams(chosen).toString();
}

/**
 * The address to share.
 * @param origin such as https://checkout.example
 * @param firstTemplate the first step of the link's flow
 */
export function createLink(
  origin: string,
  choice: LinkChoice,
  firstTemplate: TemplateId = 'lead',
): string {
  return origin + withQuery(routes[firstTemplate], createLinkQuery(choice));
}

/**
 * The address of a page that the service names.
 * @param path with its query
 */
export function createSampleLink(origin: string, path: string, isHomologation: boolean): string {
  const [route = '/', query = ''] = path.split('?', 2);
  const kept = replaceParameter(query, homologationFlag, isHomologation ? 'true' : null);
  return origin + withQuery(route, kept);
}

/** The choices in a link. '' means that the product, the flow or the plan decides. */
export interface LinkChoice {
  product: ProductKey;
  locale: Locale;
  flowId: string;
  planId: string;
  paymentMethod: string;
  mode: '' | 'light' | 'dark';
  seller: string;
  source: string;
  voucher: string;
  isInPerson: boolean;
  isHomologation: boolean;
}

const isProductKey = (value: string): value is ProductKey => Object.hasOwn(productKeys, value);

const unlessDefault = (value: string, standard: string) => (value === standard ? '' : value);

export function readLinkChoice(query: CheckoutQuery, isHomologation: boolean): LinkChoice {
  const { flowId = '', mode, paymentMethod = '', planId = '', product = '', voucher = '' } = query;
  return {
    product: isProductKey(product) ? product : 'wup',
    locale: resolveLocale(query),
    flowId,
    planId,
    paymentMethod,
    mode: mode === 'light' || mode === 'dark' ? mode : '',
    seller: unlessDefault(query.seller, 'performance'),
    source: unlessDefault(query.source, 'direto'),
    voucher,
    isInPerson: query.isPaymentInPerson === 'true',
    isHomologation,
  };
}

/** The id of a flow that sells in Peru says so (docs/behaviour.md 4, "Query"). */
export const isPeruvian = ({ id }: Pick<CheckoutFlow, 'id'>) => id.includes('peru');

export function getPeruvianPlans(flows: readonly CheckoutFlow[], plans: readonly Plan[]) {
  const named = flows
    .filter(isPeruvian)
    .flatMap(({ steps }) => steps.flatMap(({ props }) => props.plan?.id ?? []));
  const sold = plans.filter(({ id }) => named.includes(id));
  return sold.length > 0 ? sold : plans;
}

/** A product is sold in Peru where a flow says so, in Mozambique by its key. */
export function getLinkLocales(
  flows: readonly CheckoutFlow[],
  isSoldInMozambique: boolean,
): Locale[] {
  const isSold: Record<Locale, boolean> = {
    'pt-BR': true,
    'pt-MZ': isSoldInMozambique,
    'es-PE': flows.some(isPeruvian),
  };
  return locales.filter((locale) => isSold[locale]);
}

export const suggestedSellers: readonly string[] = ['ana', 'bruno', 'franchising'];
export const suggestedSources: readonly string[] = ['whatsapp', 'instagram', 'google', 'email'];
