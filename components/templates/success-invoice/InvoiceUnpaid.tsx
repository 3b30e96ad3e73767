import { styled } from 'styled-components';
import { useTranslation, type MessageKey } from '@/contexts/TranslationContext';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { Card } from '../../ui/Card';
import { PageText } from '../../ui/PageTitle';
import { WhomToAsk } from '../generic-error/WhomToAsk';

const Content = styled(Card)`
  display: grid;
  gap: 24px;
`;

type Reason = 'missing' | 'failed';

const texts: Record<Reason, { title: MessageKey; text: MessageKey }> = {
  missing: { title: 'invoicePaid.missing.title', text: 'invoicePaid.missing.text' },
  failed: { title: 'invoicePaid.failed.title', text: 'invoicePaid.failed.text' },
};

/** No payment of an invoice to show: why, and what to do. */
export function InvoiceUnpaid({ reason }: { reason: Reason }) {
  const { t } = useTranslation();
  const { text, title } = texts[reason];
  return (
    <Content>
      <div>
        <ArrivalTitle>{t(title)}</ArrivalTitle>
        <PageText>{t(text)}</PageText>
      </div>
      <WhomToAsk />
    </Content>
  );
}
