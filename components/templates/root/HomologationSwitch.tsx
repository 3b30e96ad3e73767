import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { leaveHomologation } from '@/services/checkout/homologation';
import { withQuery } from '@/services/checkout/routes';
import { SecondaryButton, SecondaryLink } from '../../ui/Button';
import { CardTitle } from '../../ui/Card';
import { PageText } from '../../ui/PageText';
import { Stack } from '../../ui/Stack';

/**
 * Turns homologation on and off for this browser; either way the page is reloaded.
 * @param query the builder's own, with the current choice and the parameter that turns homologation on
 */
export function HomologationSwitch({ query }: { query: string }) {
  const { t } = useTranslation();
  const { isHomologation } = useCheckoutPage().page;
  return (
    <Stack as="section" $gap={16}>
      <div>
        <CardTitle>{t('builder.homologation.title')}</CardTitle>
        <PageText>
          {t(isHomologation ? 'builder.homologation.on' : 'builder.homologation.off')}
        </PageText>
      </div>
      {isHomologation ? (
        <SecondaryButton
          onClick={() => {
            leaveHomologation(window.location);
          }}
        >
          {t('builder.homologation.turnOff')}
        </SecondaryButton>
      ) : (
        <SecondaryLink href={withQuery('/', query)}>
          {t('builder.homologation.turnOn')}
        </SecondaryLink>
      )}
    </Stack>
  );
}
