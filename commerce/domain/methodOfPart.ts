import type { PaymentPart } from '@/contract/paymentParts';
import type { InPersonMethod } from '@/contract/enumerations';
import { isProfileOfLead } from '../database/isProfileOfLead';
import { invalidField } from '../errors/invalidField';
import type { Services } from '../Services';
import type { OrderedMethod } from './PaymentOrder';
import { resolveLiveloPart } from './resolveLiveloPart';

type Method = PaymentPart['method'];
type PartOf<Name extends Method> = PaymentPart & { method: Name };

/** Who pays, and where the part stands in the request. */
export interface PartContext {
  leadId: string;
  seller: { hasAccount: boolean };
  /** JSON pointer of the part. */
  field: string;
}

type Reader<Part> = (
  services: Services,
  part: Part,
  context: PartContext,
) => Promise<OrderedMethod> | OrderedMethod;

const readInPerson: Reader<{ method: InPersonMethod }> = (_, { method }, context) => {
  if (!context.seller.hasAccount) throw invalidField(`${context.field}/method`, 'unavailable');
  return { method };
};

const readers: { [Name in Method]: Reader<PartOf<Name>> } = {
  'credit-card': (_, { encryptedCard, installments, method }) => ({
    method,
    installments,
    encryptedCard,
  }),
  'default-credit-card': async ({ connection }, part, { field, leadId }) => {
    const { installments, method, paymentProfileId: profileId } = part;
    if (!(await isProfileOfLead(connection, profileId, leadId))) {
      throw invalidField(`${field}/paymentProfileId`, 'unknown');
    }
    return { method, installments, profileId };
  },
  pix: (_, { method }) => ({ method }),
  bankslip: (_, { method }) => ({ method }),
  'm-pesa': (_, { method, phone }) => ({ method, phone }),
  livelo: async (services, { amount, liveloSession, method, points }, { field, leadId }) => ({
    method,
    ...(await resolveLiveloPart(services, { amount, liveloSession, points, leadId, field })),
  }),
  'credit-card-in-person': readInPerson,
  'pix-in-person': readInPerson,
  cash: readInPerson,
  cheque: readInPerson,
};

/** The reader of a part's own method; the table above pairs the two. */
function readerOf<Name extends Method>(method: Name): Reader<PartOf<Name>> {
  return readers[method];
}

/**
 * What a part of a payment request is charged with, once it is known to be this buyer's to use.
 * @throws ProblemError invalid_field for a stored card of somebody else, a method that the seller
 * may not receive, points without a member's word.
 */
export async function methodOfPart(
  services: Services,
  part: PaymentPart,
  context: PartContext,
): Promise<OrderedMethod> {
  return readerOf(part.method)(services, part, context);
}
