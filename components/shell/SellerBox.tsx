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

/** Who attends the buyer (spec section 1). */
export function SellerBox({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <Box>
      <span>{t('shell.sellerBox')}</span>
      <strong>{name}</strong>
    </Box>
  );
}
