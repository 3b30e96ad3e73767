import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { replaceParameter } from '@/services/checkout/query';
import { routes, withQuery } from '@/services/checkout/routes';
import { Icon } from '../ui/icons';
import { endHomologation } from './endHomologation';
import { getFlowName } from './flowName';

const Strip = styled.aside`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8);
  padding: 0 var(--space-4) 0 var(--space-16);
  background: var(--color-alert-surface);
  color: var(--color-alert);
  font: var(--text-label);
`;

const CloseButton = styled.button`
  display: inline-grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  padding: 0;
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  cursor: pointer;
`;

const CloseIcon = () => (
  <Icon>
    <path d="M6 6l12 12M18 6L6 18" />
  </Icon>
);

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-12);
  padding: var(--space-8) 0;

  span,
  a {
    font-weight: 400;
  }

  /* Large enough to be hit. */
  a {
    padding-block: var(--space-4);
  }
`;

/**
 * Says that homologation is on, and leads out of it (docs/behaviour.md 1). For who tests a link it
 * names the design, and leads to the product's flows.
 */
export function HomologationBanner() {
  const { t } = useTranslation();
  const { brand, checkout, legacyTheme, page, rawQuery } = useCheckoutPage();
  return (
    <Strip aria-label={t('homologation.title')}>
      <Facts>
        {t('homologation.title')}
        <span title={legacyTheme}>
          {t(`homologation.design.${brand.dsMode}`, { brand: brand.name })}
        </span>
        {page.guesses && (
          <span>{t('homologation.guesses', { facts: page.guesses.join(', ') })}</span>
        )}
        {checkout && (
          <>
            <span>{t('homologation.flows')}</span>
            {checkout.allCheckoutFlowsByProductCode.map(({ id }) => (
              <a
                key={id}
                title={id}
                href={withQuery(routes.lead, replaceParameter(rawQuery, 'flowId', id))}
                {...(id === checkout.productFlow.id && { 'aria-current': 'true' as const })}
              >
                {getFlowName(id, t)}
              </a>
            ))}
          </>
        )}
      </Facts>
      <CloseButton
        type="button"
        aria-label={t('homologation.close')}
        onClick={() => void endHomologation()}
      >
        <CloseIcon />
      </CloseButton>
    </Strip>
  );
}
