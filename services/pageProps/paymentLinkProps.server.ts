import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { getBrand } from '@/brands/registry';
import type { MessageNamespace } from '@/locales/messageKey';
import { getStepIndicator } from '../checkout/flow';
import {
  idParameter,
  type PaymentLinkTemplate,
  referenceParameter,
} from '../checkout/paymentLinks';
import { loadPaymentLink } from '../checkout/loadPaymentLink';
import { loadKnownCheckout } from '../checkout/loadPaymentLinkCheckout.server';
import { readRequest, replaceParameter } from '../checkout/query';
import { expiredLinkRoute, routes, withQuery } from '../checkout/routes';
import { getUpsellMode, hasUpsellTheme, parseDesignSystemId, resolveMode } from '../checkout/theme';
import { isRefused } from '../http/errors';
import { logger } from '../logger';
import { createPage, withHomologation } from './createPage.server';
import type { FailurePage, PaymentLinkPage, PageFailureKind } from './page';
import { createPlainProps } from './plainProps.server';

interface PaymentLinkPageDefinition<Template extends PaymentLinkTemplate> {
  template: Template;
  /** Which texts the page shows, besides the shell's. */
  namespaces: readonly MessageNamespace[];
}

const statuses: Record<PageFailureKind, number> = { notFound: 404, unavailable: 503 };

const placeholder = '{id}';

/** The id in the route, else in the query: the route has no place for it, or it was not filled in. */
function readId({ params, req }: GetServerSidePropsContext): string {
  const inRoute = params?.['id'];
  if (typeof inRoute === 'string' && inRoute !== placeholder) return inRoute;
  const query = new URLSearchParams(readRequest(req).rawQuery);
  return query.get(referenceParameter) ?? query.get(idParameter) ?? '';
}

/**
 * Where a buyer belongs who comes back to a route as it is written, with its id in the query only.
 * null: here.
 */
function getOwnAddress({ params, req }: GetServerSidePropsContext, route: string): string | null {
  const { rawQuery } = readRequest(req);
  const id = new URLSearchParams(rawQuery).get(referenceParameter);
  if (params?.['id'] !== placeholder || id === null || id === placeholder) return null;
  const path = route.replace(placeholder, () => encodeURIComponent(id));
  return withQuery(path, replaceParameter(rawQuery, idParameter, null));
}

/**
 * The getServerSideProps of a page that opens by an unguessable id: what is owed, and product, brand
 * and language with it. An id of nothing that is open answers 404, the same for every reason. A
 * service that is unavailable answers 503, because a buyer's link must not look ended then. A link
 * whose seller or product is gone is redirected as every other (docs/behaviour.md 8).
 */
export function createPaymentLinkProps<Template extends PaymentLinkTemplate>({
  namespaces,
  template,
}: PaymentLinkPageDefinition<Template>): GetServerSideProps<
  PaymentLinkPage<Template> | FailurePage
> {
  const pathname = routes[template];
  const getPlainProps = createPlainProps({ pathname, namespaces });

  return withHomologation<PaymentLinkPage<Template> | FailurePage>(async (context) => {
    const { req, res } = context;
    const { host, rawQuery } = readRequest(req);
    res.setHeader('Cache-Control', 'private, no-store');

    const fail = async (failure: PageFailureKind) => {
      res.statusCode = statuses[failure];
      const plain = await getPlainProps(context);
      return 'props' in plain ? { props: { ...(await plain.props), failure } } : plain;
    };

    const ownAddress = getOwnAddress(context, pathname);
    if (ownAddress !== null) return { redirect: { destination: ownAddress, statusCode: 307 } };

    const id = readId(context);
    const loaded = await loadPaymentLink(template, id).catch((error: unknown) => {
      if (isRefused(error)) return null;
      logger.warning('What is owed could not be asked for', { pathname, error });
      return 'unavailable' as const;
    });
    if (loaded === null) return fail('notFound');
    if (loaded === 'unavailable') return fail('unavailable');
    try {
      const known = await loadKnownCheckout({ template, id, loaded, rawQuery });
      const { checkout, locale, operation, query } = known;
      const { dsMode, dsProductId } = parseDesignSystemId(checkout.config.designSystemId);
      const brand = getBrand(dsProductId, locale);
      const mainMode = resolveMode(query, dsMode);
      const page = createPage({
        brand,
        mode: hasUpsellTheme(req.cookies) ? getUpsellMode(mainMode) : mainMode,
        mainMode,
        query,
        rawQuery: known.rawQuery,
        pathname,
        host,
        namespaces,
      });
      return {
        props: {
          ...page,
          stepIndicator: getStepIndicator(checkout.flow, pathname, page.brand),
          choosablePlanIds: [],
          locale,
          operation,
          checkout,
          sale: loaded.sale,
          reference: { template, id },
        },
      };
    } catch (error) {
      logger.warning('A buyer’s own link could not be resolved', { pathname, error });
      if (!isRefused(error)) return fail('unavailable');
      return { redirect: { destination: withQuery(expiredLinkRoute, rawQuery), statusCode: 307 } };
    }
  });
}
