import { useId } from 'react';
import { styled } from 'styled-components';
import {
  useCheckoutPage,
  useCheckoutProduct,
  useNavigation,
} from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { FlowStep } from '@/contract/productConfig';
import { routes } from '@/services/checkout/routes';
import { writeStored } from '@/services/storage';
import { PlanPrice } from '../../plans/PlanPrice';
import { useSuccessDisplay } from '../../receipt/useSuccessDisplay';
import { SecondaryButton } from '../../ui/Button';
import { CardTitle } from '../../ui/Card';
import { from } from '../../ui/layout';
import { Text } from '../../ui/text';
import { lazyPart } from '../../ui/lazyPart';
import { useCountedOffer } from '../../upsell/useCountedOffer';

const StepVideo = lazyPart(async () => (await import('../../video/StepVideo')).StepVideo);

const Offer = styled.section.attrs({ className: 'pane offer' })`
  border-radius: var(--radius-card);
  overflow: hidden;

  /* A pattern would run through the words of so small a side. */
  &&::before {
    content: none;
  }
`;

const Picture = styled.img<{ $isAlone: boolean }>`
  width: 100%;
  height: auto;

  /* Beside the pane, which has the brand's illustration, it would be a second one. */
  @media ${from('desktop')} {
    display: ${({ $isAlone }) => ($isAlone ? 'block' : 'none')};
  }
`;

const Title = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-12);
`;

const Tile = styled.img`
  flex: none;
  border-radius: min(var(--radius-card), 25%);
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-12);
  padding: var(--space-24) var(--space-16);

  > button {
    margin-top: var(--space-12);
  }

  /* A price of three figures and whether it bears interest stay in one line of a phone. */
  @media not all and ${from('phone')} {
    --text-price: var(--text-h1);
  }

  @media ${from('phone')} {
    padding: var(--space-24);
  }
`;

interface UpsellOfferProps {
  offer: FlowStep;
}

export function UpsellOffer({ offer }: UpsellOfferProps) {
  const titleId = useId();
  const { t } = useTranslation();
  const { brand, page } = useCheckoutPage();
  const { goTo } = useNavigation();
  const { nextOffer } = useCheckoutProduct();
  const countTaken = useCountedOffer(offer);
  const { upsellOfferHeader, upsellThemeOnOfferCard, upsellVideo } = useSuccessDisplay();
  const { picture, presentation, video } = offer.props;
  const source = video?.poster ?? picture?.src;
  const product = brand.upsellProductName;
  const accept = () => {
    if (upsellThemeOnOfferCard) writeStored('shouldUseUpsellTheme', true);
    countTaken();
    void goTo(routes[offer.templateId]);
  };
  return (
    <Offer {...(upsellOfferHeader && { 'aria-labelledby': titleId })}>
      {upsellVideo && video ? (
        <StepVideo video={video} />
      ) : (
        source !== undefined && (
          <Picture $isAlone={brand.hero === null} src={source} alt="" width={480} height={270} />
        )
      )}
      <Words>
        {upsellOfferHeader && (
          <Title>
            {page.nextTile && <Tile src={page.nextTile} alt="" width={48} height={48} />}
            <CardTitle id={titleId}>
              {product === null
                ? t('success.offer.title')
                : t('success.offer.product', { product })}
            </CardTitle>
          </Title>
        )}
        {presentation && <Text $size="body">{presentation.headline}</Text>}
        {nextOffer && <PlanPrice plan={nextOffer} />}
        <SecondaryButton onClick={accept}>{t('success.offer.accept')}</SecondaryButton>
      </Words>
    </Offer>
  );
}
