import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatMarketMoment } from '@/domain/dateTexts';
import { useIsHydrated } from '../ui/useIsHydrated';

const Line = styled.p`
  min-height: 1.25rem;
  color: var(--color-text-muted);
  font: var(--text-small);

  strong {
    display: inline-block;
    font-weight: 500;
    user-select: all;
  }
`;

/** As many digits of a trace as a person reads out; the log is searched for what begins with them. */
const shownDigits = 8;

/**
 * What support finds in the log (docs/operating.md): the trace and the minute.
 * @returns null until the browser knows when a page was opened that no server rendered
 */
export function useErrorReference(): string | null {
  const { locale, traceId } = useCheckoutPage().page;
  const isHydrated = useIsHydrated();
  if (!isHydrated) return null;
  const moment = formatMarketMoment(new Date(performance.timeOrigin).toISOString(), locale);
  return traceId === undefined ? moment : `${traceId.slice(0, shownDigits)} · ${moment}`;
}

export function ErrorReference() {
  const { t } = useTranslation();
  const reference = useErrorReference();
  return (
    <Line>
      {reference !== null && (
        <>
          {t('sender.reference')} <strong>{reference}</strong>
        </>
      )}
    </Line>
  );
}
