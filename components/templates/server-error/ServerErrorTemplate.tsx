import { useTranslation } from '@/contexts/TranslationContext';
import { AskSender } from '../../shell/AskSender';
import { ErrorReference } from '../../shell/ErrorReference';
import { PageMessage, RetryLink } from '../../shell/PageMessage';
import { ClosedRoadScene } from '../../shell/stateScenes';
import { UnbrandedFoot } from '../../shell/UnbrandedFoot';
import { useErrorReference } from '../../shell/useErrorReference';
import { PageText } from '../../ui/PageText';
import { Title } from '../../ui/Title';

export function ServerErrorTemplate() {
  const { t } = useTranslation();
  const reference = useErrorReference();
  return (
    <PageMessage
      reference={<ErrorReference reference={reference} />}
      scene={<ClosedRoadScene />}
      foot={<UnbrandedFoot />}
      withoutContact={<AskSender />}
      action={<RetryLink />}
    >
      <Title>{t('failure.page.title')}</Title>
      <PageText>{t('failure.unexpected')}</PageText>
    </PageMessage>
  );
}
