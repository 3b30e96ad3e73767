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

/** How to pay with Pix, in three steps. */
export function PixSteps() {
  const { t } = useTranslation();
  return (
    <Card>
      <CardTitle>{t('pix.how.title')}</CardTitle>
      <List>
        <li>{t('pix.how.1')}</li>
        <li>{t('pix.how.2')}</li>
        <li>{t('pix.how.3')}</li>
      </List>
    </Card>
  );
}
