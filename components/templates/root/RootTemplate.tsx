import { styled } from 'styled-components';
import type { RootPage } from '@/services/checkout/page';
import { useTranslation } from '@/contexts/TranslationContext';
import { PageMessage } from '../../shell/PageMessage';
import { PageText, PageTitle } from '../../ui/Title';
import { lazyPart } from '../../ui/lazyPart';

const Place = styled.main`
  min-height: 100vh;
`;

/** The public never loads it. */
const LinkBuilder = lazyPart(async () => (await import('./LinkBuilder')).LinkBuilder, <Place />);

/** The root: the link builder for sellers and QA, and for the public a word that nothing is here. */
export function RootTemplate({ builder }: Pick<RootPage, 'builder'>) {
  const { t } = useTranslation();
  if (builder) {
    return <LinkBuilder {...builder} />;
  }
  return (
    <PageMessage>
      <PageTitle>{t('root.title')}</PageTitle>
      <PageText>{t('root.text')}</PageText>
    </PageMessage>
  );
}
