import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { Icon } from '../ui/icons';
import { endHomologation } from './endHomologation';

const Strip = styled.aside`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding: 0 4px 0 16px;
  background: var(--color-alert-surface);
  color: var(--color-alert);
  font-size: 14px;
  font-weight: 600;
`;

const CloseButton = styled.button`
  display: inline-grid;
  place-items: center;
  width: 48px;
  height: 48px;
  padding: 0;
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  cursor: pointer;
`;

const CloseIcon = () => (
  <Icon>
    <path d="M6 6l12 12M18 6L6 18" />
  </Icon>
);

/** Says that homologation is on, and leads out of it (docs/behaviour.md 1). */
export function HomologationBanner() {
  const { t } = useTranslation();
  return (
    <Strip aria-label={t('homologation.title')}>
      {t('homologation.title')}
      <CloseButton
        type="button"
        aria-label={t('homologation.close')}
        onClick={() => void endHomologation()}
      >
        <CloseIcon />
      </CloseButton>
    </Strip>
  );
}
