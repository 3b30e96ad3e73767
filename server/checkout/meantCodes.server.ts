import { findBrand } from '@/brands/registry';
import { findByCode } from '@/domain/codes';
import { findDoubtfulCodes, findOtherSeller } from '@/domain/link/doubtfulCode';
import { getRequestedFlowId } from '@/services/checkout/resolveFlow';
import type { PageRequest } from '@/services/checkout/page';
import { createProductQuery, replaceParameter } from '@/services/checkout/query';
import { isRefused } from '@/services/http/errors';
import {
  type LoadedCheckout,
  loadConfig,
  loadProduct,
  loadReference,
  loadSeller,
  UnresolvedLinkError,
} from './loadCheckout.server';

type Sold = Pick<LoadedCheckout, 'business' | 'productCode'>;

const isAnswered = (call: Promise<boolean>): Promise<boolean> => call.catch(() => false);

const isSeller = ({ operation, query }: PageRequest, seller: string, product: string) =>
  isAnswered(loadSeller(query.source, { seller, operation, product }).then(() => true));

const isFlow = ({ operation }: PageRequest, id: string, { business, productCode }: Sold) =>
  isAnswered(
    loadConfig(productCode, { business, operation }).then(
      ({ checkoutFlow }) => findByCode(checkoutFlow, (flow) => flow.id, id) !== undefined,
    ),
  );

const isPriced = (
  { locale, operation, query }: PageRequest,
  named: { voucher?: string; offer?: string; plan?: string; planId?: string },
  { business, productCode }: Sold,
) => {
  const asked = createProductQuery(
    { ...query, ...named },
    {
      business,
      operation,
      locale,
      flowId: getRequestedFlowId(query, business),
      planTypes: findBrand(business, productCode).payment.planTypes,
      voucher: named.voucher ?? query.voucher ?? null,
    },
  );
  return isAnswered(
    loadProduct(productCode, asked).then(
      ({ voucher }) => named.voucher === undefined || voucher !== null,
    ),
  );
};

type Check = (request: PageRequest, code: string, sold: Sold) => Promise<boolean>;

const checks: Record<'flowId' | 'offer' | 'plan' | 'planId' | 'seller' | 'voucher', Check> = {
  flowId: isFlow,
  offer: (request, offer, sold) => isPriced(request, { offer }, sold),
  plan: (request, plan, sold) => isPriced(request, { plan }, sold),
  planId: (request, planId, sold) => isPriced(request, { planId }, sold),
  seller: (request, seller, { productCode }) =>
    isSeller(request, seller.toLowerCase(), productCode),
  voucher: (request, voucher, sold) => isPriced(request, { voucher }, sold),
};

/**
 * Finds the query of a link whose code stands in braces, which looks like an unfilled placeholder, or
 * under a translated name (`vendedor=ana`), and writes the codes that the service knows in our form.
 * null: the link has none.
 */
export async function findQueryOfCodes(request: PageRequest, sold: Sold): Promise<string | null> {
  let meant = request.rawQuery;
  const doubtful = findDoubtfulCodes(request.rawQuery);
  for (const [name, isCode] of Object.entries(checks)) {
    const code = doubtful.get(name);
    if (code !== undefined && (await isCode(request, code, sold)))
      meant = replaceParameter(meant, name, code);
  }
  return meant === request.rawQuery ? null : meant;
}

/**
 * Finds the query with the seller that a link means but does not name: a sentence is glued to the
 * code, a line break splits it, or a placeholder was not filled in. null: there is none, or the link
 * lacks something else.
 */
export async function findQueryOfSeller(
  request: PageRequest,
  error: unknown,
): Promise<string | null> {
  const isMissing = error instanceof UnresolvedLinkError && error.missing === 'seller';
  const seller = isMissing && isRefused(error.cause) ? findOtherSeller(request.rawQuery) : null;
  if (seller === null) return null;
  if (seller === '') return replaceParameter(request.rawQuery, 'seller', null);
  const { code } = await loadReference(request);
  const isOne = await isSeller(request, seller, code);
  return isOne ? replaceParameter(request.rawQuery, 'seller', seller) : null;
}
