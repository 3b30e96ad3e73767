import { useTranslation } from '@/contexts/TranslationContext';
import { PageMessage, RetryLink } from '../../shell/PageMessage';
import { PageText, PageTitle } from '../../ui/Title';

export function ServerErrorTemplate() {
  const { t } = useTranslation();
  return (
    <PageMessage action={<RetryLink />}>
      <PageTitle>{t('failure.page.title')}</PageTitle>
      <PageText>{t('failure.unexpected')}</PageText>
    </PageMessage>
  );
}
