import { useRouter } from 'next/router';
import { styled } from 'styled-components';
import type { PageFailureKind } from '@/contexts/checkout/page';
import { useTranslation, type MessageKey } from '@/contexts/TranslationContext';
import { WhomToAsk } from '../templates/generic-error/WhomToAsk';
import { ArrivalTitle } from '../ui/ArrivalTitle';
import { PrimaryButton } from '../ui/Button';
import { Card } from '../ui/Card';
import { PageText } from '../ui/PageTitle';

const Content = styled(Card)`
  display: grid;
  gap: 24px;
`;

const texts: Record<PageFailureKind, { title: MessageKey; text: MessageKey }> = {
  notFound: { title: 'knownSale.notFound.title', text: 'knownSale.notFound.text' },
  unavailable: { title: 'knownSale.unavailable.title', text: 'knownSale.unavailable.text' },
};

/**
 * In the place of what is owed: nothing open has this id, for whatever reason, or the service is
 * away, and then the link is as good as before.
 */
export function KnownSaleFailure({ kind }: { kind: PageFailureKind }) {
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
      <WhomToAsk />
    </Content>
  );
}
