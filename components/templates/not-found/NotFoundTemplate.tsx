import { useTranslation } from '@/contexts/TranslationContext';
import type { NotFoundPage } from '@/services/pageProps/page';
import { PageMessage } from '../../shell/PageMessage';
import { PrimaryLink } from '../../ui/Button';
import { PageText, PageTitle } from '../../ui/Title';

/** An address that is no page, with the way on where the link names a product. */
export function NotFoundTemplate({ firstPath = null }: Partial<Pick<NotFoundPage, 'firstPath'>>) {
  const { t } = useTranslation();
  return (
    <PageMessage
      action={
        firstPath !== null && (
          <PrimaryLink href={firstPath}>{t('failure.notFound.start')}</PrimaryLink>
        )
      }
    >
      <PageTitle>{t('failure.notFound.title')}</PageTitle>
      <PageText>{t('failure.notFound.text')}</PageText>
    </PageMessage>
  );
}
