import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { leaveHomologation } from '@/services/checkout/homologation';
import { replaceParameter } from '@/services/checkout/query';
import { routes, withQuery } from '@/services/checkout/routes';
import { ChevronDownIcon } from '../ui/controlIcons';
import { Icon } from '../ui/icons';
import { from } from '../ui/layout';
import { visuallyHidden } from '../ui/text';
import { getFlowName } from './flowName';

const Strip = styled.aside`
  position: relative;
  display: grid;
  grid-template: 'facts flows close' auto / minmax(0, 1fr) auto auto;
  gap: 0 var(--space-8);
  align-items: center;
  padding: 0 var(--space-4) 0 var(--space-16);
  border-block-end: 1px solid color-mix(in srgb, var(--color-alert) 25%, transparent);
  background: var(--color-alert-surface);
  color: var(--color-text);
  font: var(--text-label);

  @media ${from('desktop')} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    column-gap: var(--space-16);
    padding-inline: var(--space-24) var(--space-12);
  }
`;

const Caption = styled.span`
  @media not all and ${from('desktop')} {
    ${visuallyHidden}
  }
`;

const CloseButton = styled.button`
  grid-area: close;
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

const Facts = styled.p`
  grid-area: facts;
  display: flex;
  align-items: center;
  gap: var(--space-12);
`;

/** Two short lines fit beside the rest on a phone. */
const Design = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font: var(--text-caption);

  @media ${from('desktop')} {
    font: inherit;
  }
`;

/** Seen at once, and above a page of any colour: this is no sale. */
const Mode = styled.strong`
  flex: none;
  padding: var(--space-4) var(--space-12);
  border-radius: 99px;
  background: var(--color-alert);
  color: var(--color-alert-surface);
  font: var(--text-caption);
`;

const Guesses = styled.p`
  grid-column: 1 / -1;
  padding-bottom: var(--space-12);
  font: var(--text-small);
`;

const Flows = styled.details`
  grid-area: flows;

  summary {
    gap: var(--space-8);
    min-height: 3rem;
  }

  @media ${from('desktop')} {
    position: relative;
    justify-self: start;
    padding-inline-start: var(--space-16);
    border-inline-start: 1px solid color-mix(in srgb, var(--color-alert) 25%, transparent);
  }
`;

const FlowLinks = styled.ul`
  padding: 0 var(--space-16) var(--space-8);
  font: var(--text-small);

  position: absolute;
  inset: 100% 0 auto auto;
  z-index: 2;
  width: min(20rem, 100%);
  border-radius: 0 0 0 var(--radius-card);
  background: var(--color-alert-surface);
  box-shadow: var(--elevation-card);

  @media ${from('desktop')} {
    inset-inline: 0 auto;
    width: 20rem;
    border-radius: 0 0 var(--radius-card) var(--radius-card);
  }

  /* Large enough to be hit. */
  a {
    display: block;
    padding-block: var(--space-12);
    color: inherit;
  }

  [aria-current] {
    font: var(--text-label);
    text-decoration: none;
  }
`;

function useFacts(): string {
  const { environment, legacyTheme, mainProductTheme } = useCheckoutPage();
  const main = `${mainProductTheme.dsBrand}$${mainProductTheme.dsMode}`;
  return [
    `legacyTheme: ${legacyTheme}`,
    ...(main === legacyTheme ? [] : [`mainProductTheme: ${main}`]),
    `environment: ${environment}`,
  ].join(', ');
}

export function HomologationBanner() {
  const { t } = useTranslation();
  const { brand, checkout, dsMode, page, rawQuery } = useCheckoutPage();
  const facts = useFacts();
  return (
    <Strip aria-label={t('homologation.title')}>
      <Facts>
        <Mode>{t('homologation.title')}</Mode>
        <Design title={facts}>
          <Caption>{t('homologation.design')} </Caption>
          {t(`homologation.design.${dsMode}`, { brand: brand.name })}
        </Design>
      </Facts>
      <CloseButton
        type="button"
        aria-label={t('homologation.close')}
        onClick={() => {
          leaveHomologation(window.location);
        }}
      >
        <CloseIcon />
      </CloseButton>
      {checkout && (
        <Flows>
          <summary>
            <span>
              <Caption>{t('homologation.flow')} </Caption>
              {getFlowName(checkout.productFlow.id, t)}
            </span>
            <ChevronDownIcon />
          </summary>
          <FlowLinks>
            {checkout.allCheckoutFlowsByProductCode.map(({ id }) => (
              <li key={id}>
                <a
                  title={id}
                  href={withQuery(routes.lead, replaceParameter(rawQuery, 'flowId', id))}
                  {...(id === checkout.productFlow.id && { 'aria-current': 'true' as const })}
                >
                  {getFlowName(id, t)}
                </a>
              </li>
            ))}
          </FlowLinks>
        </Flows>
      )}
      {page.guesses && (
        <Guesses>{t('homologation.guesses', { facts: page.guesses.join(', ') })}</Guesses>
      )}
    </Strip>
  );
}
