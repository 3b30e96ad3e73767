import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';

const Box = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  padding: 12px 16px;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-control);
  background: var(--color-surface);
  font-size: 14px;
`;

/** Who attends the buyer (docs/behaviour.md 1). */
export function SellerBox({ isLive, name }: { isLive: boolean; name: string }) {
  const { t } = useTranslation();
  return (
    <Box>
      <span>{t('shell.sellerBox')}</span>
      <strong>{name}</strong>
      {isLive && <span>{t('shell.sellerLive')}</span>}
    </Box>
  );
}

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
  /** On upsell pages in pt-MZ the text has another colour (docs/behaviour.md 1). */
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
