import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatMarketMoment } from '@/domain/dateTexts';
import { getCountry, getTimeZone } from '@/domain/markets';
import { DayLeaf } from '../ui/DayLeaf';
import { useChargeText, type TrialCharge } from './useChargeText';

const Charge = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-16);
  padding: var(--space-16);
  border-radius: var(--radius-card);
  background: var(--color-tint);
  container-type: inline-size;

  > span {
    width: 4rem;
    min-height: 4rem;
  }

  dl {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-8) var(--space-24);
  }

  dl > div {
    flex: 1 1 9rem;
  }

  dt {
    color: var(--color-text-muted);
    font: var(--text-small);
  }

  dd {
    font: var(--text-strong);
  }
`;

interface NextChargeProps extends TrialCharge {
  /** ISO 8601 */
  at: string;
}

/** The day and the amount that a trial comes to, unless it is cancelled. */
export function NextCharge({ at, ...charge }: NextChargeProps) {
  const { t } = useTranslation();
  const { locale } = useCheckoutPage().page;
  const price = useChargeText(charge);
  return (
    <Charge>
      <DayLeaf at={at} timeZone={getTimeZone(getCountry(locale))} />
      <dl>
        <div>
          <dt>{t('trial.chargeOn')}</dt>
          <dd>{formatMarketMoment(at, locale)}</dd>
        </div>
        <div>
          <dt>{t('trial.amount')}</dt>
          <dd>{price}</dd>
        </div>
      </dl>
    </Charge>
  );
}
