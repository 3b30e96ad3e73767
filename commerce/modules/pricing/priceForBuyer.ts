import type { Campaign, VoucherRefusal } from '@/contract/enumerations';
import type { AppliedVoucher, Plan } from '@/contract/product';
import { findVoucher } from '@/domain/vouchers';
import { toPlainEmail } from '@/validation/contact';
import { emptyToNull } from '../../http/emptyToNull';
import { invalidField } from '../../http/problems';
import type { Services } from '../../Services';
import type {
  CatalogueOffer,
  CataloguePlan,
  CatalogueProduct,
  CatalogueVoucher,
} from '../catalogue/CatalogueProduct';
import { findOffer, pricePlan } from '../catalogue/pricePlan';
import { findFlowVoucher } from '../catalogue/saleFlows';
import { isPartner } from '../catalogue/sellers';
import { hasPaidOtherProduct } from '../payments/ownership';
import type { VoucherBuyer } from './buyer';
import { findTrialOffer, type TrialOffer } from './trialOffer';
import { withVoucherTry } from '../vouchers/tries';
import { getDiscount, judgeVoucher, type VoucherFacts } from '../catalogue/voucherRules';
import { countOtherUses, type VoucherUse } from '../vouchers/uses';

interface PriceRequest {
  product: CatalogueProduct;
  plan: CataloguePlan;
  code: string | null;
  offer: CatalogueOffer | undefined;
  buyer: VoucherBuyer;
}

export interface BuyerPrice {
  plan: Plan;
  voucher: AppliedVoucher | null;
  refusal: VoucherRefusal | null;
  campaign: { name: Campaign; refusal: VoucherRefusal | null } | null;
  trial: TrialOffer | null;
  use: VoucherUse | null;
}

export async function priceForBuyer(
  services: Services,
  request: PriceRequest,
): Promise<BuyerPrice> {
  const { buyer, code, offer, plan, product } = request;
  const ofPlan = product.vouchers.filter((one) => one.planId === plan.id && isTyped(one));
  const brought = code === null ? undefined : findVoucher(ofPlan, code);
  const ofFlow = offer ? null : findFlowVoucher(services.catalogue, product, plan, buyer);
  const typed = brought && (await judge(services, brought, request));
  const own = ofFlow && (await judge(services, ofFlow.voucher, request));
  const taken = offer ? undefined : findBest(plan, [own, typed]);
  const isTypedTaken = taken !== undefined && taken === typed;
  const priced = pricePlan(plan, taken?.voucher, offer);
  const trial = offer ? null : await findTrialOffer(services, buyer, { plan, product });
  const replaced = isTypedTaken ? null : 'not_with_discount';
  return {
    plan: priced.plan,
    voucher: isTypedTaken ? priced.voucher : null,
    refusal: code === null ? null : typed ? (typed.refusal ?? replaced) : getReason(product, code),
    // A price that an offer or a typed code sets belongs to no campaign.
    campaign: findCampaign(isTypedTaken ? null : ofFlow, own, trial),
    trial,
    use: taken?.use ?? null,
  };
}

function findBest(
  plan: CataloguePlan,
  vouchers: readonly (Judged | null | undefined)[],
): Judged | undefined {
  const [best] = vouchers
    .flatMap((judged) => (judged?.refusal === null ? [judged] : []))
    .toSorted((a, b) => getDiscount(b.voucher, plan) - getDiscount(a.voucher, plan));
  return best;
}

function findCampaign(
  ofFlow: ReturnType<typeof findFlowVoucher>,
  judged: Judged | null,
  trial: TrialOffer | null,
): BuyerPrice['campaign'] {
  if (trial) return { name: 'trial', refusal: trial.isUsed ? 'used' : null };
  return ofFlow?.campaign ? { name: ofFlow.campaign, refusal: judged?.refusal ?? null } : null;
}

const isTyped = ({ isFromFlow }: CatalogueVoucher) => isFromFlow !== true;

const getReason = ({ vouchers }: CatalogueProduct, code: string): VoucherRefusal =>
  findVoucher(vouchers.filter(isTyped), code) ? 'other_plan' : 'unknown';

interface Judged {
  voucher: CatalogueVoucher;
  refusal: VoucherRefusal | null;
  use: VoucherUse | null;
}

async function judge(
  { clock, connection }: Services,
  voucher: CatalogueVoucher,
  { buyer, plan, product }: PriceRequest,
): Promise<Judged> {
  const { audience, code, limits } = voucher;
  const email = toPlainEmail(buyer.email ?? '').toLowerCase();
  const use = limits && {
    voucher: `${product.business}/${product.code}/${code}`,
    buyer: email,
    limits,
    amountWithout: plan.standardAmount,
  };
  const facts: VoucherFacts = {
    now: clock(),
    isPartnerSale: isPartner(product.operation, buyer.seller),
    isStudent:
      audience === 'student' &&
      (buyer.isPresumedStudent ??
        (email !== '' && (await hasPaidOtherProduct(connection, email, product.code)))),
    uses: use ? await countOtherUses(connection, use, buyer.leadId) : { total: 0, byBuyer: 0 },
  };
  return { voucher, refusal: judgeVoucher(voucher, facts), use: use ?? null };
}

interface RequestedPlan {
  planId: string;
  voucher?: string | null | undefined;
  offer?: string | null | undefined;
  address?: string | null;
}

/**
 * Prices a plan of a product for a buyer, with the voucher and the offer that a request names. A
 * voucher that is no longer valid changes nothing: the price without it is the right one.
 * @throws ProblemError invalid_field for a plan, voucher or offer that the product does not have,
 *   rate_limited after too many unknown voucher codes.
 */
export async function priceRequestedPlan(
  services: Services,
  product: CatalogueProduct,
  { address = null, offer: offerId, planId, voucher }: RequestedPlan,
  buyer: VoucherBuyer,
): Promise<{ plan: CataloguePlan; offer: CatalogueOffer | undefined; priced: BuyerPrice }> {
  const plan = product.plans.find(({ id }) => id === planId);
  if (!plan) throw invalidField('/planId', 'unknown');
  const offer = offerId ? findOffer(product, offerId, services.clock()) : undefined;
  if (offerId && offer?.planId !== plan.id) throw invalidField('/offer', 'unknown');
  const code = emptyToNull(voucher);
  const { leadId } = buyer;
  const [priced] = await withVoucherTry(services, { address, code, leadId }, async () => [
    await priceForBuyer(services, { product, plan, code, offer, buyer }),
  ]);
  if (!priced) throw invalidField('/planId', 'unknown');
  if (priced.refusal === 'unknown' || priced.refusal === 'other_plan') {
    throw invalidField('/voucher', 'unknown');
  }
  return { plan, offer, priced };
}
