import type { FormikHelpers } from 'formik';
import { useRouter } from 'next/router';
import { useRef, useState } from 'react';
import type { CardVerificationOutcome } from '@/services/checkout/cardVerification';
import type { CardData } from '@/services/payment';
import { useExclusive } from '../../payment/useExclusive';
import type { PaymentValues } from '../payment/paymentValues';
import { cardOf } from './cardOf';

type Verify = (card: CardData) => Promise<CardVerificationOutcome>;

/**
 * Has the form's card checked, once at a time.
 * @param onVerified gets the provider's id of the card, which is no secret without its buyer
 */
export function useVerifyCard(subscriptionId: string, onVerified: (profileId: string) => void) {
  const router = useRouter();
  const [run, isBusy] = useExclusive();
  const [outcome, setOutcome] = useState<CardVerificationOutcome | null>(null);
  const verifier = useRef<Verify>(null);

  const loadVerifier = async (): Promise<Verify> => {
    const { createCardVerifier } = await import('@/services/checkout/cardVerification');
    return (verifier.current ??= createCardVerifier(subscriptionId));
  };

  const verify = (values: PaymentValues, form: FormikHelpers<PaymentValues>) =>
    run(async () => {
      setOutcome(null);
      const card = cardOf(values);
      const check = await loadVerifier().catch(() => null);
      const reached: CardVerificationOutcome =
        check && card ? await check(card) : { kind: 'failed', message: 'failure.unexpected' };
      if (reached.kind === 'verified') {
        onVerified(reached.paymentProfileId);
        return;
      }
      if (reached.kind === 'gone') {
        router.reload();
        return;
      }
      setOutcome(reached);
      if (reached.kind === 'declined') {
        await form.setFieldValue('cardSecurityCode', '', false);
        await form.setFieldTouched('cardSecurityCode', false, false);
      }
    });
  return { verify, isBusy, outcome };
}
