import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import type { CardVerificationOutcome } from '@/services/checkout/cardVerification';
import { Notice } from '../../ui/Notice';

const Place = styled.div`
  scroll-margin: 16px;

  &:focus {
    outline: none;
  }
`;

interface CardNotVerifiedProps {
  outcome: Extract<CardVerificationOutcome, { kind: 'declined' | 'failed' }>;
}

/** Why the card was not taken, and what to do. Takes the focus, so that it is seen. */
export function CardNotVerified({ outcome }: CardNotVerifiedProps) {
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
