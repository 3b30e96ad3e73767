import type { GetServerSideProps } from 'next';
import { findCorrectedAddress } from '@/services/checkout/meantAddress';
import type { PageBesideFlow } from '@/services/checkout/page';
import { readRawAddress } from '@/services/http/rawQuery';
import { createServerProps } from './createServerProps.server';
import { createPlainPage, findFirstPath } from './plainProps.server';

export function createNotFoundProps(): GetServerSideProps<PageBesideFlow> {
  return createServerProps((request, { req, res }) => {
    const destination = findCorrectedAddress(readRawAddress(req));
    if (destination !== null)
      return Promise.resolve({ redirect: { destination, statusCode: 307 as const } });
    res.statusCode = 404;
    const page = createPlainPage({ pathname: '/404', namespaces: ['notFound', 'sender'] }, request);
    return Promise.resolve({ props: { ...page, firstPath: findFirstPath(request) } });
  });
}
