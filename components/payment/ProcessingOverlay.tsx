import type { PaymentPhase } from './outcome';
import { useFormikContext } from 'formik';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTrial } from '@/contexts/checkout/usePurchasePlan';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Plan } from '@/contract/product';
import { LoadingOverlay } from '../shell/LoadingOverlay';
import { TextButton } from '../ui/Button';
import { useIsSlow } from '../ui/useIsSlow';
import type { PaymentValues } from './paymentValues';

const slowMs = 8_000;

interface ProcessingOverlayProps {
  plan?: Plan | undefined;
  total?: ReactNode;
  phase: Exclude<PaymentPhase, 'idle'>;
}

export function ProcessingOverlay({ phase, plan, total }: ProcessingOverlayProps) {
  const { t } = useTranslation();
  const isSlow = useIsSlow(slowMs);
  const overlay = useInertForm();
  if (phase === 'asking') {
    return (
      <LoadingOverlay
        ref={overlay}
        text={t('payment.unknown.asking')}
        note={t('payment.submitting.stay')}
      />
    );
  }
  if (phase !== 'paying') {
    return (
      <LoadingOverlay
        ref={overlay}
        text={t(phase.isPaid ? 'payment.away.paid' : 'payment.away.sent')}
        action={<TextButton onClick={phase.tryAgain}>{t('failure.retry')}</TextButton>}
      />
    );
  }
  return (
    <LoadingOverlay
      ref={overlay}
      text={t(isSlow ? 'payment.submitting.long' : 'payment.submitting')}
      total={total}
      card={plan && <CardName plan={plan} />}
      note={t('payment.submitting.stay')}
    />
  );
}

/**
 * Makes everything inert while the payment is sent, for the keyboard too. The focus moves to the
 * status region, which exists before its words do, and returns afterwards to where it was, unless the
 * outcome's notice takes it (PaymentNotice).
 * @returns the ref of an element inside that region
 */
function useInertForm(): RefObject<HTMLDivElement | null> {
  const overlay = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    const region = overlay.current?.closest<HTMLElement>('[role="status"]');
    // Buttons inside the region stay active: they may be there from the start.
    const parts = Array.from(
      document.querySelectorAll('main :is(form, a, button), .pane, .shell-footer'),
    ).filter((part) => !region?.contains(part));
    if (region) {
      region.tabIndex = -1;
      region.focus({ preventScroll: true });
    }
    parts.forEach((part) => {
      part.toggleAttribute('inert', true);
    });
    return () => {
      parts.forEach((part) => {
        part.removeAttribute('inert');
      });
      if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
    };
  }, []);
  return overlay;
}

const shortestNumber = 13;

function CardName({ plan }: { plan: Plan }) {
  const { t } = useTranslation();
  const isTrial = useTrial(plan) !== null;
  const { cards, method } = useFormikContext<PaymentValues>().values;
  const { cardCompanies } = useCheckoutPage().brand;
  const [card] = cards;
  const company = cardCompanies.find((accepted) => accepted === card?.company);
  const digits = card?.number.replace(/\D/g, '') ?? '';
  // A trial says that nothing is charged today.
  if (isTrial || method !== 'credit-card' || !company || digits.length < shortestNumber)
    return null;
  const name = { company: t(`field.cardCompany.${company}`), digits: digits.slice(-4) };
  return <p>{t('payment.stored.tile', name)}</p>;
}
