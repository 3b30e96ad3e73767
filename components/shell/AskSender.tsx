import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { CardTitle } from '../ui/Card';
import { from } from '../ui/layout';
import { Text } from '../ui/text';
import { useIsHydrated } from '../ui/useIsHydrated';
import { CopyAddress, type CopyAddressProps } from './CopyAddress';

export const HelpSection = styled.section`
  display: grid;
  gap: var(--space-12);
  padding: var(--space-24) var(--space-16) var(--space-16);
  border-radius: var(--radius-card);
  background: var(--color-tint);

  @media ${from('small')} {
    padding: var(--space-24);
  }
`;

/** Of the button that only the browser can show. */
const Place = styled.div`
  min-height: 3.5rem;
`;

/** Help of a product that has no contact: the sender of the link, and what to send them. */
export function AskSender(props: CopyAddressProps) {
  const { t } = useTranslation();
  const isHydrated = useIsHydrated();
  return (
    <HelpSection>
      <CardTitle>{t('sender.title')}</CardTitle>
      <Text $size="body" $tone="text-muted">
        {t('sender.text')}
      </Text>
      <Place>{isHydrated && <CopyAddress {...props} />}</Place>
    </HelpSection>
  );
}
