import type { PaymentPart } from '@/contract/paymentParts';
import type { RenewalV1Request } from '@/contract/subscription';
import { invalidField } from '../../errors/invalidField';

/** Mozambique's mobile numbers (facts, "Phones"), which M-Pesa can ask. */
const mpesaPhone = /^\+2588[2-7]\d{7}$/;

/**
 * The one method of a renewal by its name; its price is filled in by the caller.
 * @param phone The lead's, E.164.
 * @throws ProblemError invalid_field for what the method lacks, and for one that cannot renew.
 */
export function partOfRenewal(request: RenewalV1Request, phone: string): PaymentPart {
  const { paymentMethod: method, numberInstallments: installments = 1 } = request;
  const amount = 0;
  switch (method) {
    case 'credit-card': {
      const { cardCompany, encryptedCard } = request;
      if (!encryptedCard) throw invalidField('/encryptedCard', 'required');
      if (!cardCompany) throw invalidField('/cardCompany', 'required');
      return { method, amount, installments, cardCompany, encryptedCard };
    }
    case 'default-credit-card': {
      const { paymentProfileId } = request;
      if (!paymentProfileId) throw invalidField('/paymentProfileId', 'required');
      return { method, amount, installments, paymentProfileId };
    }
    case 'bank-slip':
      return { method: 'bankslip', amount };
    case 'm-pesa':
      if (!mpesaPhone.test(phone)) throw invalidField('/paymentMethod', 'unavailable');
      return { method, amount, phone };
    case 'pix':
    case 'bankslip':
    case 'credit-card-in-person':
    case 'pix-in-person':
    case 'cash':
    case 'cheque':
      return { method, amount };
    default:
      throw invalidField('/paymentMethod', 'unavailable');
  }
}
