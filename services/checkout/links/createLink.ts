import { homologationFlag } from '../homologation';
import { replaceParameter } from '../replaceParameter';
import { routes, withQuery, type TemplateId } from '../routes';
import type { LinkChoice } from './linkChoice';

/**
 * A link's query, without '?': what was chosen, and nothing that is the default anyway. Peru is
 * named by its flow, Mozambique by its locale (spec section 4).
 */
export function createLinkQuery(choice: LinkChoice): string {
  const { flowId, locale, mode, paymentMethod, planId, product, seller, source, voucher } = choice;
  const parameters = {
    product,
    locale: locale === 'pt-MZ' ? locale : '',
    flowId: flowId === 'default' ? '' : flowId,
    planId,
    voucher,
    paymentMethod,
    seller: seller.trim(),
    source: source.trim(),
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
