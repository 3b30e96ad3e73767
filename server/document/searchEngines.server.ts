import type { Page } from '@/services/checkout/page';
import type { QueryParameter } from '@/services/checkout/query';
import { routes } from '@/services/checkout/routes';

/** Pages that a product may be found by; all others are one buyer's. */
const publicPages: readonly string[] = ['/', routes.lead];

/** What makes a link one buyer's. */
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

/** Whether search engines may list a page (X-Robots-Tag); only what is sold for real is. */
export const isForEveryone = ({ environment, pathname, query }: Page): boolean =>
  environment === 'production' &&
  publicPages.includes(pathname) &&
  buyersOwn.every((name) => query[name] === undefined);
