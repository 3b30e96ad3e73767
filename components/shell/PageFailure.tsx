import { styled } from 'styled-components';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { routes, withQuery } from '@/services/checkout/routes';
import { PrimaryLink } from '../ui/Button';
import { ExternalLink } from '../ui/ExternalLink';
import { PageText, PageTitle } from '../ui/PageTitle';

const Main = styled.main`
  display: grid;
  gap: 24px;
  max-width: 505px;
  margin: 0 auto;
  padding: 64px 16px;
`;

/** A full page load, not a client navigation: whatever broke is left behind. */
export function PageFailure() {
  const { t } = useTranslation();
  const { brand, checkout, rawQuery } = useCheckout();
  const firstTemplate = checkout?.productFlow.steps[0]?.templateId ?? 'lead';
  return (
    <Main role="alert">
      <div>
        <PageTitle>{t('failure.page.title')}</PageTitle>
        <PageText>{t('failure.page.text')}</PageText>
      </div>
      <PrimaryLink href={withQuery(routes[firstTemplate], rawQuery)}>
        {t('failure.page.back')}
      </PrimaryLink>
      {brand.faqLink !== '' && (
        <p>
          <ExternalLink href={brand.faqLink}>{t('shell.help')}</ExternalLink>
        </p>
      )}
    </Main>
  );
}
