import type { GetServerSideProps } from 'next';
import { getBrand } from '@/brands/registry';
import type { MessageNamespace } from '@/locales/messageKey';
import { getChoosablePlanIds } from '@/services/checkout/choosablePlans';
import { parseDesignSystemId, resolveMode } from '@/services/checkout/designSystem';
import { loadCheckout } from '@/services/checkout/loadCheckout';
import { loadOfferedProduct } from '@/services/checkout/offeredProduct';
import { readRequest } from '@/services/checkout/readRequest';
import { expiredLinkRoute, withQuery } from '@/services/checkout/routes';
import { getStepIndicator } from '@/services/checkout/stepIndicator';
import { getUpsellMode, hasUpsellTheme } from '@/services/checkout/upsellTheme';
import { logger } from '@/services/logger';
import { createPage } from './createPage';
import type { CheckoutPage } from './page';
import { withHomologation } from './withHomologation';

interface CheckoutPageDefinition {
  pathname: string;
  /** Which texts the page shows, besides the shell's. */
  namespaces: readonly MessageNamespace[];
}

/**
 * The getServerSideProps of a step page (design section 3): resolves query, locale, flow and seller.
 * Any failure is a 307 to /expired-link with the original query.
 */
export function createCheckoutProps({
  namespaces,
  pathname,
}: CheckoutPageDefinition): GetServerSideProps<CheckoutPage> {
  return withHomologation(async ({ req, res }) => {
    const { host, query, rawQuery } = readRequest(req);
    // The page holds what one link resolves to; no cache between here and the buyer may keep it.
    res.setHeader('Cache-Control', 'private, no-store');
    try {
      const { locale, operation, ...checkout } = await loadCheckout(query, host);
      const offered = await loadOfferedProduct(checkout.flow, { pathname, query, operation });
      const choosablePlanIds = getChoosablePlanIds(
        offered?.product ?? checkout.product,
        checkout.flow.steps,
        offered ? 'upsell' : 'main',
      );
      const { dsMode, dsProductId } = parseDesignSystemId(checkout.config.designSystemId);
      const brand = getBrand(dsProductId, locale);
      const mainMode = resolveMode(query, dsMode);
      const page = createPage({
        brand,
        mode: hasUpsellTheme(req.cookies) ? getUpsellMode(mainMode) : mainMode,
        mainMode,
        query,
        rawQuery,
        pathname,
        host,
        namespaces,
      });
      const stepIndicator = getStepIndicator(checkout.flow, pathname, page.brand);
      const sold = { choosablePlanIds, ...(offered && { offered }) };
      return { props: { ...page, ...sold, stepIndicator, locale, operation, checkout } };
    } catch (error) {
      logger.warning('A checkout link could not be resolved', { pathname, error });
      return {
        redirect: { destination: withQuery(expiredLinkRoute, rawQuery), statusCode: 307 },
      };
    }
  });
}
