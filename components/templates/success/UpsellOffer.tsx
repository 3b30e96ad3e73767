import { useId } from 'react';
import { styled } from 'styled-components';
import { useCheckout, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { useStored } from '@/contexts/useStored';
import { routes } from '@/services/checkout/routes';
import { getStepKind } from '@/services/checkout/steps';
import { writeStored } from '@/services/storage/storage';
import { SecondaryButton } from '../../ui/Button';
import { Card, CardTitle } from '../../ui/Card';

const Offer = styled(Card)`
  display: grid;
  gap: 16px;
`;

const Headline = styled.p`
  font-weight: 600;
`;

/** What the flow offers after the purchase, under the receipt, until it is bought. */
export function UpsellOffer() {
  const titleId = useId();
  const { t } = useTranslation();
  const { brand, goTo } = useCheckout();
  const { nextStep } = useCheckoutProduct();
  const isBought = useStored('upsellToken') !== null;
  if (isBought || !nextStep || getStepKind(nextStep.id) !== 'upsell') return null;
  const { upsellOfferHeader, upsellThemeOnOfferCard } = brand.success;
  const headline = nextStep.props.presentation?.headline;
  const product = brand.upsellProductName;
  const accept = () => {
    if (upsellThemeOnOfferCard) writeStored('shouldUseUpsellTheme', true);
    void goTo(routes[nextStep.templateId]);
  };
  return (
    <Offer {...(upsellOfferHeader && { 'aria-labelledby': titleId })}>
      {upsellOfferHeader && (
        <CardTitle id={titleId}>
          {product === null ? t('success.offer.title') : t('success.offer.product', { product })}
        </CardTitle>
      )}
      {headline !== undefined && <Headline>{headline}</Headline>}
      <SecondaryButton onClick={accept}>{t('success.offer.accept')}</SecondaryButton>
    </Offer>
  );
}
