import { styled } from 'styled-components';
import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { from } from '../ui/layout';

/** Of what is sold here, and no other page: from 1024 px on, too, where the pane has the brand's. */
const Picture = styled.img`
  width: 100%;
  height: auto;
  border-radius: var(--radius-tile);
  background: var(--color-tint);
  object-fit: cover;
`;

/** On a phone the brand's illustration stands in the pane, as where the buyer arrives (posterCss.ts). */
const InPane = styled.div`
  display: none;

  @media not all and ${from('tablet')} {
    @container (min-width: 20.5rem) {
      .panes:has(&) .pane-in-sight::after {
        display: block;
        width: min(14rem, var(--hero-limit));
      }

      .panes:has(&) .order-fold {
        --motif-size: 0rem;
      }
    }
  }
`;

export function OfferPicture() {
  const { picture } = useCheckoutProduct().currentStep?.props ?? {};
  return picture ? (
    <Picture src={picture.src} alt={picture.alt} width={440} height={160} />
  ) : (
    <InPane />
  );
}
