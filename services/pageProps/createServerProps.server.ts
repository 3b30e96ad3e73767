import type { GetServerSideProps, GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { setHomologationCookie } from '../checkout/homologation.server';
import { runInHomologation } from '../http/apiUrl.server';
import { runForBuyer } from '../http/buyerAddress.server';
import { type PageRequest, readPageRequest } from '../http/pageRequest.server';
import { isDataRequest } from '../http/rawQuery';
import type { Page } from './page';

/** Makes a page's props from its request, which is read once. */
type GetPageProps<Props extends Page> = (
  request: PageRequest,
  context: GetServerSidePropsContext,
) => Promise<GetServerSidePropsResult<Props>>;

/**
 * The getServerSideProps of a page that knows its request. It is made in homologation where the
 * link asks for it or the cookie says so: its calls go to that service, its links to that
 * environment. No cache between here and the buyer may keep it. Where an open page is redirected on
 * the way to the next, the browser is made to load that one's address itself, which has the query as it
 * came (docs/decisions/003-raw-query.md).
 */
export function createServerProps<Props extends Page>(
  getProps: GetPageProps<Props>,
): GetServerSideProps<Props> {
  return async (context) => {
    const { req, res } = context;
    const request = readPageRequest(req);
    res.setHeader('Cache-Control', 'private, no-store');
    const isHomologation = setHomologationCookie(context, request.rawQuery);
    const result = await runForBuyer(req, () =>
      runInHomologation(isHomologation, () => getProps(request, context)),
    );
    if ('redirect' in result && isDataRequest(req)) res.statusCode = 404;
    return result;
  };
}
