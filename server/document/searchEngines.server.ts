import type { Page } from '@/services/checkout/page';
import type { QueryParameter } from '@/services/checkout/query';
import { routes } from '@/services/checkout/routes';

const publicPages: readonly string[] = ['/', routes.lead];

const buyersOwn: readonly QueryParameter[] = [
  'accountId',
  'contactId',
  'email',
  'enrollmentSubscriptionId',
  'leadId',
  'name',
  'phone',
  'reference',
];

/**
 * Search engines may list only public pages of production, without parameters of a buyer
 * (X-Robots-Tag).
 */
export const isForEveryone = ({ environment, pathname, query }: Page): boolean =>
  environment === 'production' &&
  publicPages.includes(pathname) &&
  buyersOwn.every((name) => query[name] === undefined);
