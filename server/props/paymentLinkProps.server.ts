import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { readLink } from '@/domain/link/readLink';
import { getTrace } from '@/domain/monitoring/trace.server';
import type { MessageNamespace } from '@/locales/messageKey';
import { getStepRoute } from '@/services/checkout/stepRoute';
import { loadPaymentLink } from '@/services/checkout/loadPaymentLink';
import { findCorrectedAddress } from '@/services/checkout/meantAddress';
import type { FailurePage, Page, PaymentLinkPage, PageFailureKind } from '@/services/checkout/page';
import {
  idParameter,
  type PaymentLinkTemplate,
  referenceParameter,
} from '@/services/checkout/paymentLinks';
import { replaceParameter } from '@/services/checkout/query';
import { routes, withQuery } from '@/services/checkout/routes';
import { isRefused } from '@/services/http/errors';
import { readRawAddress } from '@/services/http/rawQuery';
import { logger } from '@/services/logger';
import {
  findAddressOfBrokenId,
  findAddressOfMeantId,
  isAlreadyPaid,
} from '../checkout/brokenIds.server';
import { loadPart } from '../checkout/loadCheckout.server';
import { loadPaymentLinkCheckout } from '../checkout/loadPaymentLinkCheckout.server';
import { createCheckoutPage } from '../page/createCheckoutPage.server';
import { createServerProps } from './createServerProps.server';
import { redirectToExpiredLink } from './expiredLinkProps.server';
import { createPlainPage } from './plainProps.server';

interface PaymentLinkPageDefinition<Template extends PaymentLinkTemplate> {
  template: Template;
  namespaces: readonly MessageNamespace[];
}

const statuses: Record<PageFailureKind, number> = { notFound: 404, paid: 200, unavailable: 503 };

const placeholder = '{id}';
const unfilled = 'id';

function readId(
  { params }: GetServerSidePropsContext,
  rawQuery: string,
  template: PaymentLinkTemplate,
): string {
  const inRoute = params?.id;
  if (typeof inRoute === 'string' && inRoute !== placeholder) return inRoute;
  const query = readLink(rawQuery);
  const offer = template === 'custom-offer' ? query.get('offer') : undefined;
  return query.get(referenceParameter) ?? query.get(idParameter) ?? offer ?? '';
}

function getOwnAddress(
  { params }: GetServerSidePropsContext,
  rawQuery: string,
  route: string,
): string | null {
  const id = readLink(rawQuery).get(referenceParameter);
  if (params?.id !== placeholder || id === undefined || id === unfilled) return null;
  const path = route.replace(placeholder, () => encodeURIComponent(id));
  return withQuery(path, replaceParameter(rawQuery, idParameter, null));
}

/**
 * The getServerSideProps of a page that opens by an unguessable id. The page of a paid id says so; any
 * other id with nothing open answers 404, the same for every reason. A failing service answers 503,
 * because a buyer's link must not look ended then. A link whose offer, seller or product does not load
 * is redirected as every other (docs/behaviour.md 8).
 */
export function createPaymentLinkProps<Template extends PaymentLinkTemplate>({
  namespaces,
  template,
}: PaymentLinkPageDefinition<Template>): GetServerSideProps<
  PaymentLinkPage<Template> | FailurePage
> {
  const pathname = routes[template];
  const stepRoute = getStepRoute(pathname);

  return createServerProps<PaymentLinkPage<Template> | FailurePage>(async (request, context) => {
    const { req, res } = context;
    const { rawQuery } = request;
    const id = readId(context, rawQuery, template);
    const reference = { template, id };

    const fail = (failure: PageFailureKind) => {
      res.statusCode = statuses[failure];
      if (failure === 'unavailable') res.setHeader('Retry-After', '2');
      const page = createPlainPage({ pathname, namespaces }, request);
      return {
        props: {
          ...page,
          failure,
          ...(failure === 'paid' && { paidReference: reference }),
          ...(failure === 'unavailable' && getPageTrace()),
        },
      };
    };

    const ownAddress =
      getOwnAddress(context, rawQuery, pathname) ??
      (await findAddressOfBrokenId(template, { id, rawQuery, route: pathname })) ??
      findCorrectedAddress(readRawAddress(req));
    if (ownAddress !== null) return redirectTo(ownAddress);

    const path = pathname.replace(placeholder, () => encodeURIComponent(id));
    try {
      const loading = loadPaymentLink(template, id).catch(async (error: unknown) => {
        if (isAlreadyPaid(error)) return 'paid' as const;
        const meant = { path, rawQuery, read: id };
        const address = isRefused(error) ? await findAddressOfMeantId(template, meant) : null;
        if (address !== null) return { address };
        if (template === 'custom-offer') throw error;
        return getFailure(error, pathname);
      });
      const loaded = await (template === 'custom-offer' ? loadPart('offer', loading) : loading);
      if (typeof loaded === 'string') return fail(loaded);
      if ('address' in loaded) return redirectTo(loaded.address);
      const place = { pathname, stepRoute, namespaces };
      const known = await loadPaymentLinkCheckout({ template, id, loaded, request });
      const page = createCheckoutPage({ ...place, ...known, cookies: req.cookies });
      return { props: { ...page, choosablePlanIds: [], sale: loaded.sale, reference } };
    } catch (error) {
      return redirectToExpiredLink(context, { path, rawQuery }, error);
    }
  });
}

const redirectTo = (destination: string) => ({
  redirect: { destination, statusCode: 307 as const },
});

/** For a page whose own request failed: what its buyer can quote. */
function getPageTrace(): Pick<Page, 'traceId'> {
  const trace = getTrace();
  return trace ? { traceId: trace.traceId } : {};
}

function getFailure(error: unknown, pathname: string): PageFailureKind {
  if (isRefused(error)) return 'notFound';
  logger.error('A payment link could not be loaded', { pathname, error });
  return 'unavailable';
}
