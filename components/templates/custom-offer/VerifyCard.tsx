import { Formik } from 'formik';
import { useState } from 'react';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Plan } from '@/services/product';
import { FocusFirstInvalid } from '../../fields/FocusFirstInvalid';
import { useLazyValidate } from '../../fields/useLazyValidate';
import { Card } from '../../ui/Card';
import { CardFields } from '../payment/CardFields';
import { getInitialValues } from '../payment/paymentValues';
import { SubmitBar } from '../payment/SubmitBar';
import { CardNotVerified } from './CardNotVerified';
import { OfferFields } from './OfferFields';
import { StageIntroduction, StageTitle } from './StageIntroduction';
import { useVerifyCard } from './useVerifyCard';

const loadRules = async () => (await import('./cardRules')).checkCard;

interface VerifyCardProps {
  plan: Plan;
  subscriptionId: string;
  onVerified: (paymentProfileId: string) => void;
}

/** The first stage: the card is encrypted here and checked by its bank. Nothing is charged. */
export function VerifyCard({ onVerified, plan, subscriptionId }: VerifyCardProps) {
  const { t } = useTranslation();
  const { isBusy, outcome, verify } = useVerifyCard(subscriptionId, onVerified);
  const validate = useLazyValidate(loadRules);
  const [initialValues] = useState(() => getInitialValues('credit-card', plan, ''));
  return (
    <Card>
      <Formik initialValues={initialValues} validate={validate} onSubmit={verify}>
        <OfferFields
          method="post"
          noValidate
          onFocus={() => {
            loadRules().catch(() => undefined);
          }}
        >
          <StageIntroduction>
            <StageTitle>{t('customOffer.card.title')}</StageTitle>
            <p>{t('customOffer.card.text')}</p>
          </StageIntroduction>
          <CardFields plan={null} />
          {(outcome?.kind === 'declined' || outcome?.kind === 'failed') && (
            <CardNotVerified outcome={outcome} />
          )}
          <SubmitBar
            isBusy={isBusy}
            label={t(isBusy ? 'customOffer.card.verifying' : 'customOffer.card.verify')}
          />
          <FocusFirstInvalid />
        </OfferFields>
      </Formik>
    </Card>
  );
}
