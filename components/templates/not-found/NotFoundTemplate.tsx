import { useTranslation } from '@/contexts/TranslationContext';
import { Card } from '../../ui/Card';
import { PageText, PageTitle } from '../../ui/Title';

export function NotFoundTemplate() {
  const { t } = useTranslation();
  return (
    <Card>
      <PageTitle>{t('failure.notFound.title')}</PageTitle>
      <PageText>{t('failure.notFound.text')}</PageText>
    </Card>
  );
}
