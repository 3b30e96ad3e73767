import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';

const Strip = styled.aside<{ $isHighlighted: boolean }>`
  padding: 8px 16px;
  background: var(--color-surface-raised);
  color: ${({ $isHighlighted }) =>
    $isHighlighted ? 'var(--color-link)' : 'var(--color-text-muted)'};
  font-size: 14px;
  text-align: center;
`;

interface SellerBannerProps {
  name: string;
  /** On upsell pages in pt-MZ the text has another colour (spec section 1). */
  isHighlighted: boolean;
}

export function SellerBanner({ isHighlighted, name }: SellerBannerProps) {
  const { t } = useTranslation();
  return (
    <Strip aria-label={t('shell.seller')} $isHighlighted={isHighlighted}>
      {t('shell.sellerBanner', { name })}
    </Strip>
  );
}
