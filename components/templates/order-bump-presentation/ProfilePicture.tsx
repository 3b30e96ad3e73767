import { styled } from 'styled-components';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';

const Picture = styled.img`
  width: 180px;
  height: 120px;
  margin: 0 auto;
  object-fit: contain;
`;

/** The brand's picture of several people; it says nothing that the text does not. */
export function ProfilePicture() {
  const { cardThumbnailFile } = useCheckout().brand.multiProfile;
  return cardThumbnailFile === null ? null : (
    <Picture src={cardThumbnailFile} alt="" width={180} height={120} />
  );
}
