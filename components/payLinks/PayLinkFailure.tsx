import { useRouter } from 'next/router';
import { styled } from 'styled-components';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import type { PageFailureKind } from '@/services/pageProps/page';
import { SupportContact } from '../shell/SupportContact';
import { ArrivalTitle } from '../ui/ArrivalTitle';
import { PrimaryButton } from '../ui/Button';
import { Card } from '../ui/Card';
import { PageText } from '../ui/Title';

const Content = styled(Card)`
  display: grid;
  gap: var(--space-24);
`;

type FailureTexts = Record<PageFailureKind, { title: MessageKey; text: MessageKey }>;

const paymentTexts: FailureTexts = {
  notFound: { title: 'payLink.notFound.title', text: 'payLink.notFound.text' },
  unavailable: { title: 'payLink.unavailable.title', text: 'payLink.unavailable.text' },
};

interface PayLinkFailureProps {
  kind: PageFailureKind;
  /** Where nothing is paid. */
  texts?: FailureTexts;
}

/**
 * In the place of what is owed: nothing open has this id, for whatever reason, or the service is
 * unavailable, and then the link is as good as before.
 */
export function PayLinkFailure({ kind, texts = paymentTexts }: PayLinkFailureProps) {
  const router = useRouter();
  const { t } = useTranslation();
  const { text, title } = texts[kind];
  return (
    <Content>
      <div role="alert">
        <ArrivalTitle>{t(title)}</ArrivalTitle>
        <PageText>{t(text)}</PageText>
      </div>
      {kind === 'unavailable' && (
        <PrimaryButton
          onClick={() => {
            router.reload();
          }}
        >
          {t('failure.retry')}
        </PrimaryButton>
      )}
      <SupportContact />
    </Content>
  );
}
