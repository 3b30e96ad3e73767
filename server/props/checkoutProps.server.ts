import type { GetServerSideProps } from 'next';
import { renderMarkdown } from '@/domain/markdown.server';
import type { MessageNamespace } from '@/locales/messageKey';
import { getStepRoute } from '@/services/checkout/stepRoute';
import type { CheckoutPage, DocumentPage } from '@/services/checkout/page';
import { getChoosablePlanIds } from '@/services/checkout/plans';
import { isOfOneBuyer } from '@/services/checkout/query';
import { withQuery } from '@/services/checkout/routes';
import { getOfferedPlan, selectPlan } from '@/services/checkout/selectPlan';
import { getCurrentStep } from '@/services/checkout/steps';
import { loadCheckout } from '../checkout/loadCheckout.server';
import { findQueryOfCodes, findQueryOfSeller } from '../checkout/meantCodes.server';
import { resolveNamedPlan } from '../checkout/namedPlan.server';
import { loadNextOffer, loadOfferedProduct } from '../checkout/offeredProduct.server';
import { findReturnAddress } from '../checkout/returnHost.server';
import { isHttps } from '../http/requestOrigin.server';
import { addServerTiming } from '../http/serverTiming.server';
import { createCheckoutPage } from '../page/createCheckoutPage.server';
import { withoutInstallments, withoutOtherPitches } from '../page/sentCheckout.server';
import { createServerProps } from './createServerProps.server';
import { redirectToExpiredLink } from './expiredLinkProps.server';

interface CheckoutPageDefinition {
  pathname: string;
  namespaces: readonly MessageNamespace[];
}

/**
 * The getServerSideProps of a step page (docs/architecture.md). Any failure is a 307 to /expired-link
 * with the original query, unless the service knows another reading of a code: then the redirect leads
 * to that one.
 */
export function createCheckoutProps({
  namespaces,
  pathname,
}: CheckoutPageDefinition): GetServerSideProps<CheckoutPage> {
  const stepRoute = getStepRoute(pathname);
  return createServerProps(async (request, context) => {
    const began = performance.now();
    const { operation, rawQuery } = request;
    const { cookies } = context.req;
    const destination = findReturnAddress(pathname, request, isHttps(context.req));
    if (destination !== null) return { redirect: { destination, permanent: false } };
    try {
      const checkout = await loadCheckout(request, pathname);
      const ofCodes = await findQueryOfCodes(request, checkout);
      if (ofCodes !== null) return redirectToQuery(pathname, ofCodes);
      const query = resolveNamedPlan(request.query, checkout.product);
      const [offered, nextOffered] = await Promise.all([
        loadOfferedProduct(checkout, { stepRoute, query, operation }),
        loadNextOffer(checkout, { stepRoute, query, operation }),
      ]);
      const choosablePlanIds = getChoosablePlanIds(
        offered?.product ?? checkout.product,
        checkout.flow.steps,
        offered ? 'upsell' : 'main',
      );
      const place = { pathname, stepRoute, namespaces };
      const page = createCheckoutPage({
        ...place,
        checkout,
        cookies,
        nextOffered,
        offered,
        request: { ...request, query },
      });
      const kept = new Set([
        getOfferedPlan(checkout.product, checkout.flow, query).id,
        ...choosablePlanIds,
      ]);
      const product = withoutInstallments(checkout.product, kept);
      const flow = withoutOtherPitches(page.checkout.flow, stepRoute, offered?.planId ?? null);
      const sent = { ...page, checkout: { ...page.checkout, flow, product } };
      if (!isOfOneBuyer(query)) addServerTiming(context.res, 'data', began);
      return {
        props: {
          ...sent,
          choosablePlanIds,
          ...(offered && { offered }),
          ...(nextOffered && {
            nextOffer: selectPlan(nextOffered.product, nextOffered.saleQuery, nextOffered.planId),
          }),
        },
      };
    } catch (error) {
      const meant = await findQueryOfSeller(request, error).catch(() => null);
      if (meant !== null) return redirectToQuery(pathname, meant);
      return redirectToExpiredLink(context, { path: pathname, rawQuery }, error);
    }
  });
}

const redirectToQuery = (pathname: string, rawQuery: string) => ({
  redirect: { destination: withQuery(pathname, rawQuery), statusCode: 307 as const },
});

export function createDocumentProps(
  definition: Parameters<typeof createCheckoutProps>[0],
): GetServerSideProps<DocumentPage> {
  const getCheckoutProps = createCheckoutProps(definition);
  return async (context) => {
    const result = await getCheckoutProps(context);
    if (!('props' in result)) return result;
    const page = await result.props;
    const text = getCurrentStep(page.checkout.flow, page.stepRoute)?.props.document;
    return {
      props: { ...page, documentHtml: text ? renderMarkdown(text.markdown) : null },
    };
  };
}
