import { Formik, type FormikHelpers } from 'formik';
import { useRouter } from 'next/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Plan } from '@/contract/product';
import { FormCard } from '../../fields/FormCard';
import { useLazyValidate } from '../../fields/useLazyValidate';
import type {
  CardVerificationOutcome,
  createCardCheck,
  createCardVerifier,
} from '../../payment/cardVerification';
import { askCodeAgain } from '../../payment/markFields';
import { focusField } from '../../fields/focusField';
import { CardFields } from '../../payment/methods/CardFields';
import { getInitialValues, type PaymentValues } from '../../payment/paymentValues';
import { SubmitBar } from '../../payment/SubmitBar';
import { loadLazyPayment } from '../../payment/usePayment';
import { Notice } from '../../ui/Notice';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/text';
import { useExclusive } from '../../ui/useExclusive';
import { StageTitle } from './StageTitle';

function useCardCheck(): () => Promise<ReturnType<typeof createCardCheck>> {
  const { brand, page } = useCheckoutPage();
  const { cardCompanies } = brand;
  const [clockOffset] = useState(() => page.renderedAt - Date.now());
  return useCallback(
    async () => (await loadLazyPayment()).createCardCheck({ cardCompanies, clockOffset }),
    [cardCompanies, clockOffset],
  );
}

export type CardRequest = 'first' | 'other' | 'gone';

interface VerifyCardProps {
  plan: Plan;
  subscriptionId: string;
  request: CardRequest;
  onVerified: (paymentProfileId: string) => void;
}

const cardGone: CardVerificationOutcome = { kind: 'failed', message: 'payment.stored.gone' };

export function VerifyCard({ onVerified, plan, request, subscriptionId }: VerifyCardProps) {
  const { t } = useTranslation();
  const first = request === 'gone' ? cardGone : null;
  const { isBusy, outcome, verify } = useVerifyCard(subscriptionId, onVerified, first);
  const loadRules = useCardCheck();
  const validate = useLazyValidate(loadRules);
  const [initialValues] = useState(() => getInitialValues('credit-card', plan, ''));
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (request === 'other') focusField(head.current, 'cards[0].number');
  }, [request]);
  return (
    <Formik initialValues={initialValues} validate={validate} onSubmit={verify}>
      <FormCard
        method="post"
        noValidate
        onFocus={() => {
          loadRules().catch(() => undefined);
        }}
      >
        <Stack $gap={8} ref={head}>
          <StageTitle>{t('customOffer.card.title')}</StageTitle>
          <Text $size="small" $tone="text-muted">
            {t('customOffer.card.text')}
          </Text>
        </Stack>
        <CardFields plan={null} />
        {(outcome?.kind === 'declined' || outcome?.kind === 'failed') && (
          <CardNotVerified outcome={outcome} />
        )}
        <Text $size="small" $tone="text-muted">
          {t('customOffer.card.consent')}
        </Text>
        <SubmitBar
          isBusy={isBusy}
          label={t(isBusy ? 'customOffer.card.verifying' : 'customOffer.card.verify')}
        />
      </FormCard>
    </Formik>
  );
}

const Place = styled.div`
  scroll-margin: var(--space-16);

  &:focus {
    outline: none;
  }
`;

interface CardNotVerifiedProps {
  outcome: Extract<CardVerificationOutcome, { kind: 'declined' | 'failed' }>;
}

function CardNotVerified({ outcome }: CardNotVerifiedProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, [outcome]);
  return (
    <Place ref={place} tabIndex={-1}>
      {outcome.kind === 'declined' ? (
        <Notice tone="error" title={t('customOffer.card.declined.title')}>
          {t(`customOffer.card.declined.${outcome.reason}`)}
        </Notice>
      ) : (
        <Notice tone="error">{t(outcome.message)}</Notice>
      )}
    </Place>
  );
}

type Verify = ReturnType<typeof createCardVerifier>;

/**
 * Checks the form's card, one check at a time.
 * @param onVerified gets the provider's id of the card, which is no secret without its buyer
 * @param first the outcome of an earlier card
 */
function useVerifyCard(
  subscriptionId: string,
  onVerified: (profileId: string) => void,
  first: CardVerificationOutcome | null,
) {
  const router = useRouter();
  const [run, isBusy] = useExclusive();
  const [outcome, setOutcome] = useState(first);
  const verifier = useRef<Verify>(null);

  const loadVerifier = async (): Promise<Verify> => {
    const { createCardVerifier } = await loadLazyPayment();
    return (verifier.current ??= createCardVerifier(subscriptionId));
  };

  const verify = (values: PaymentValues, form: FormikHelpers<PaymentValues>) =>
    run(async () => {
      setOutcome(null);
      const check = await loadVerifier().catch(() => null);
      const [card] = values.cards;
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
      if (reached.kind === 'declined') await askCodeAgain(form, 0, reached.reason);
    });
  return { verify, isBusy, outcome };
}
