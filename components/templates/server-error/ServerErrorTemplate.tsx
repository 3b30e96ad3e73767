import { useTranslation } from '@/contexts/TranslationContext';
import { Card } from '../../ui/Card';
import { PageText, PageTitle } from '../../ui/Title';

export function ServerErrorTemplate() {
  const { t } = useTranslation();
  return (
    <Card>
      <PageTitle>{t('failure.page.title')}</PageTitle>
      <PageText>{t('failure.unexpected')}</PageText>
    </Card>
  );
}
