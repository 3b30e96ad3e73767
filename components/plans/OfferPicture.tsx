import { styled } from 'styled-components';
import { useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { from } from '../ui/layout';

const Picture = styled.img`
  width: 100%;
  height: 6rem;
  padding-top: var(--space-8);
  border-radius: var(--radius-control);
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

  @media ${from('desktop')} {
    display: none;
  }
`;

export function OfferPicture() {
  const { brand } = useCheckoutPage();
  const { picture } = useCheckoutProduct().currentStep?.props ?? {};
  if (picture) return <Picture src={picture.src} alt={picture.alt} width={440} height={96} />;
  const { hero } = brand;
  return hero === null ? null : (
    <Scene>
      <img src={hero} alt="" width={480} height={300} loading="lazy" />
    </Scene>
  );
}
