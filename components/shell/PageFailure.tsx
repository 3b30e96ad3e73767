import { Component, type ReactNode } from 'react';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { routes, withQuery } from '@/services/checkout/routes';
import { logger } from '@/services/logger';
import { PrimaryLink } from '../ui/Button';
import { lazyPart } from '../ui/lazyPart';
import { PageText } from '../ui/PageText';
import { Text } from '../ui/text';
import { Title } from '../ui/Title';
import { MinimalPage } from './MinimalPage';
import { PageMessage } from './PageMessage';
import { Scene } from './SceneParts';
import { useErrorReference } from './useErrorReference';

/** Few pages fail: every page would bring the picture along. */
const ClosedRoadScene = lazyPart(
  async () => (await import('./stateScenes')).ClosedRoadScene,
  <Scene />,
);

interface UnlessFrameFailsProps {
  plain: ReactNode;
  children: ReactNode;
}

/** What failed may be the frame itself, which this page shares with the one before. */
class UnlessFrameFails extends Component<UnlessFrameFailsProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    logger.fatal('The frame of a page could not render', { error });
  }

  override render() {
    return this.state.hasFailed ? this.props.plain : this.props.children;
  }
}

export function PageFailure() {
  const { t } = useTranslation();
  const { checkout, rawQuery } = useCheckoutPage();
  const reference = useErrorReference();
  const firstTemplate = checkout?.productFlow.steps[0]?.templateId ?? 'lead';
  const message = (
    <>
      <Title>{t('failure.page.title')}</Title>
      <PageText>{t('failure.page.text')}</PageText>
    </>
  );
  const wayBack = (
    <PrimaryLink href={withQuery(routes[firstTemplate], rawQuery)}>
      {t('failure.page.back')}
    </PrimaryLink>
  );
  // Without a label, which every page would have to bring along.
  const line = (
    <Text $size="small" $tone="text-muted">
      {reference}
    </Text>
  );
  return (
    <UnlessFrameFails
      plain={
        <MinimalPage message={message}>
          {wayBack}
          {line}
        </MinimalPage>
      }
    >
      <PageMessage isAlert scene={<ClosedRoadScene />} action={wayBack} reference={line}>
        {message}
      </PageMessage>
    </UnlessFrameFails>
  );
}
