import { useTranslation } from '@/contexts/TranslationContext';
import { PageMessage } from '../../shell/PageMessage';
import { PageText, PageTitle } from '../../ui/Title';

export function ServerErrorTemplate() {
  const { t } = useTranslation();
  return (
    <PageMessage>
      <PageTitle>{t('failure.page.title')}</PageTitle>
      <PageText>{t('failure.unexpected')}</PageText>
    </PageMessage>
  );
}
