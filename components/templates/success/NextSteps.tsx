import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { Card, CardTitle } from '../../ui/Card';

const List = styled.ol`
  display: grid;
  gap: 12px;
  margin-top: 16px;
  padding-inline-start: 24px;
  list-style: decimal;
`;

/** What happens after the purchase. */
export function NextSteps() {
  const { t } = useTranslation();
  return (
    <Card>
      <CardTitle>{t('success.next.title')}</CardTitle>
      <List>
        <li>{t('success.next.1')}</li>
        <li>{t('success.next.2')}</li>
      </List>
    </Card>
  );
}
