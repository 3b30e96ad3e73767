import { styled } from 'styled-components';
import { useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { PageDrawing } from '../shell/PageDrawing';

/** Of what is sold here, and no other page: from 1024 px on, too, where the pane has the brand's. */
const Picture = styled.img.attrs({ className: 'drawing' })`
  width: 100%;
  padding-top: var(--space-8);
  border-radius: var(--radius-tile);
  background: var(--color-tint);
  object-fit: contain;
  object-position: bottom;
`;

const Scene = styled.div`
  position: relative;
  aspect-ratio: 2;
  border-radius: var(--radius-card);
  background: linear-gradient(var(--color-pane-start), var(--color-pane-end));
  overflow: hidden;

  img {
    position: absolute;
    inset: var(--space-16) var(--space-16) 0;
    width: calc(100% - 2 * var(--space-16));
    height: calc(100% - var(--space-16));
    object-fit: contain;
    object-position: bottom;
  }
`;

export function OfferPicture() {
  const { hero } = useCheckoutPage().brand;
  const { picture } = useCheckoutProduct().currentStep?.props ?? {};
  if (picture) return <Picture src={picture.src} alt={picture.alt} width={440} height={112} />;
  if (hero === null) return null;
  return (
    <PageDrawing>
      <Scene>
        <img src={hero} alt="" width={480} height={300} loading="lazy" />
      </Scene>
    </PageDrawing>
  );
}
