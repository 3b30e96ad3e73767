import { useTranslation } from '@/contexts/TranslationContext';
import { AskSender } from '../../shell/AskSender';
import { PageMessage, RetryLink } from '../../shell/PageMessage';
import { ConeScene } from '../../shell/stateScenes';
import { PageText, PageTitle } from '../../ui/Title';

export function ServerErrorTemplate() {
  const { t } = useTranslation();
  return (
    <PageMessage scene={<ConeScene />} withoutContact={<AskSender />} action={<RetryLink />}>
      <PageTitle>{t('failure.page.title')}</PageTitle>
      <PageText>{t('failure.unexpected')}</PageText>
    </PageMessage>
  );
}
