import { styled } from 'styled-components';
import type { RootPage } from '@/services/checkout/page';
import { useTranslation } from '@/contexts/TranslationContext';
import { PageMessage } from '../../shell/PageMessage';
import { BrokenLinkScene } from '../../shell/stateScenes';
import { PageText } from '../../ui/PageText';
import { Title } from '../../ui/Title';
import { lazyPart } from '../../ui/lazyPart';

const Place = styled.main`
  min-height: 100vh;
`;

const LinkBuilder = lazyPart(async () => (await import('./LinkBuilder')).LinkBuilder, <Place />);

export function RootTemplate({ builder }: Pick<RootPage, 'builder'>) {
  const { t } = useTranslation();
  if (builder) {
    return <LinkBuilder {...builder} />;
  }
  return (
    <PageMessage scene={<BrokenLinkScene />}>
      <Title>{t('root.title')}</Title>
      <PageText>{t('root.text')}</PageText>
    </PageMessage>
  );
}
