import { Suspense } from 'react';
import type { RootPage } from '@/services/pageProps/page';
import { useTranslation } from '@/contexts/TranslationContext';
import { PageMessage } from '../../shell/PageMessage';
import { PageText, PageTitle } from '../../ui/Title';
import { lazyPart } from '../../ui/lazyPart';

/** The public never loads it. */
const LinkBuilder = lazyPart(async () => (await import('./LinkBuilder')).LinkBuilder);

/** The root: the link builder for sellers and QA, and for the public a word that nothing is here. */
export function RootTemplate({ builder }: Pick<RootPage, 'builder'>) {
  const { t } = useTranslation();
  if (builder) {
    return (
      <Suspense>
        <LinkBuilder {...builder} />
      </Suspense>
    );
  }
  return (
    <PageMessage>
      <PageTitle>{t('root.title')}</PageTitle>
      <PageText>{t('root.text')}</PageText>
    </PageMessage>
  );
}
