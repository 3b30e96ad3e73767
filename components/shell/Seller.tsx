import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { from } from '../ui/layout';

const Box = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-8);
  margin-bottom: var(--space-16);
  padding: var(--space-12) var(--space-16);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-control);
  background: var(--color-surface);
  font: var(--text-small);
`;

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

/** 2.25rem high: the illustration's ground is on the first screen all the same. */
const Strip = styled.aside<{ $isHighlighted: boolean }>`
  padding: var(--space-8) var(--space-16);
  background: var(--color-surface-raised);
  color: var(--color-${({ $isHighlighted }) => ($isHighlighted ? 'link' : 'text-muted')});
  font: var(--text-small);
  text-align: center;

  @media ${from('desktop')} {
    & ~ * .pane-in-sight {
      top: calc(3 * var(--space-12));
      min-height: min(100%, 100vh - 2.25rem);
    }
  }
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
