import type { GetServerSideProps } from 'next';
import { findCorrectedAddress } from '@/services/checkout/meantAddress';
import type { NotFoundPage } from '@/services/checkout/page';
import { routes, withQuery } from '@/services/checkout/routes';
import { readRawAddress } from '@/services/http/rawQuery';
import { resolveProduct } from '../checkout/resolveProduct.server';
import { createServerProps } from './createServerProps.server';
import { createPlainPage } from './plainProps.server';

export function createNotFoundProps(): GetServerSideProps<NotFoundPage> {
  return createServerProps((request, { req, res }) => {
    const destination = findCorrectedAddress(readRawAddress(req));
    if (destination !== null)
      return Promise.resolve({ redirect: { destination, statusCode: 307 as const } });
    const { host, query, rawQuery } = request;
    res.statusCode = 404;
    const page = createPlainPage({ pathname: '/404', namespaces: ['notFound', 'sender'] }, request);
    const firstPath =
      resolveProduct(query, host) === null ? null : withQuery(routes.lead, rawQuery);
    return Promise.resolve({ props: { ...page, firstPath } });
  });
}
