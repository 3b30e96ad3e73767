import { styled } from 'styled-components';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { withQuery } from '@/services/checkout/routes';
import { endHomologation } from '../../shell/endHomologation';
import { SecondaryButton, SecondaryLink } from '../../ui/Button';
import { Card, CardTitle } from '../../ui/Card';
import { PageText } from '../../ui/PageTitle';

const Content = styled(Card)`
  display: grid;
  gap: 16px;
`;

/**
 * Turns homologation on and off for this browser; either way the page is loaded anew.
 * @param query the builder's own, with the choice so far and the parameter that turns it on
 */
export function HomologationSwitch({ query }: { query: string }) {
  const { t } = useTranslation();
  const { isHomologation } = useCheckout().page;
  return (
    <Content>
      <div>
        <CardTitle>{t('builder.homologation.title')}</CardTitle>
        <PageText>
          {t(isHomologation ? 'builder.homologation.on' : 'builder.homologation.off')}
        </PageText>
      </div>
      {isHomologation ? (
        <SecondaryButton onClick={() => void endHomologation()}>
          {t('builder.homologation.turnOff')}
        </SecondaryButton>
      ) : (
        <SecondaryLink href={withQuery('/', query)}>
          {t('builder.homologation.turnOn')}
        </SecondaryLink>
      )}
    </Content>
  );
}
