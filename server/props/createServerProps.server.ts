import type { IncomingMessage } from 'node:http';
import type {
  GetServerSideProps,
  GetServerSidePropsContext,
  GetServerSidePropsResult,
  Redirect,
} from 'next';
import { findCorrectedQuery } from '@/domain/link/meantQuery';
import type { Page, PageRequest } from '@/services/checkout/page';
import { withQuery } from '@/services/checkout/routes';
import { runInHomologation } from '@/services/http/apiUrl.server';
import { runForBuyer } from '@/services/http/buyerAddress.server';
import { isDataRequest, readRawPath } from '@/services/http/rawQuery';
import { setHomologationCookie } from '../checkout/homologation.server';
import { readPageRequest } from '../http/pageRequest.server';

type GetPageProps<Props extends Page> = (
  request: PageRequest,
  context: GetServerSidePropsContext,
) => Promise<GetServerSidePropsResult<Props>>;

/**
 * The getServerSideProps of a page that knows its request. In homologation its calls go to that
 * service, its links to that environment. A query in another form is redirected to the one that it
 * means, and no cache between here and the buyer may keep the page. A redirect during a navigation
 * from an open page is answered 404, so that the browser loads the address itself, with the query as
 * it came (docs/decisions/003-raw-query.md).
 */
export function createServerProps<Props extends Page>(
  getProps: GetPageProps<Props>,
): GetServerSideProps<Props> {
  const getResult: GetPageProps<Props> = (request, context) => {
    const isHomologation = setHomologationCookie(context, request.rawQuery);
    return runForBuyer(context.req, () =>
      runInHomologation(isHomologation, () => getProps(request, context)),
    );
  };
  return async (context) => {
    const { req, res } = context;
    const request = readPageRequest(req);
    res.setHeader('Cache-Control', 'private, no-store');
    const result = findMeantPage(request, req) ?? (await getResult(request, context));
    if ('redirect' in result && isDataRequest(req)) res.statusCode = 404;
    return result;
  };
}

function findMeantPage(
  { rawQuery }: PageRequest,
  request: IncomingMessage,
): { redirect: Redirect } | null {
  const meantQuery = findCorrectedQuery(rawQuery);
  if (meantQuery === null) return null;
  return {
    redirect: { destination: withQuery(readRawPath(request), meantQuery), statusCode: 307 },
  };
}
