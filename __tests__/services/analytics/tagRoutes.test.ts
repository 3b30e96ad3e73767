import { mayRunTags } from '@/services/analytics/tagRoutes';
import { routes } from '@/services/checkout/routes';

test('a page that has a card form, or that is not yet decided on, runs no tags', () => {
  const withoutTags = Object.values(routes).filter((route) => !mayRunTags(route));
  expect(withoutTags).toEqual([
    '/payment',
    '/custom-offer',
    '/payment/upsell',
    '/livelo/cpf',
    '/payment/{id}',
    '/recovery/{id}',
    '/renew/{id}',
    '/generic-error',
    '/payment/upgrade',
    '/trial/{id}',
    '/access/{id}',
    '/refund/{id}',
    '/reminder/{id}',
  ]);
  for (const path of ['/payment/abc', '/livelo/payment', '/lead/', '/another'])
    expect(mayRunTags(path)).toBe(false);
});
