import { useRouter } from 'next/router';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import { useStored } from '@/contexts/useStored';
import {
  getPaymentLinkFlow,
  paymentLinkFlowIds,
  referenceParameter,
} from '@/services/checkout/paymentLinks';
import { getTokenKey } from '@/services/checkout/paymentStep';
import { withQuery } from '@/services/checkout/routes';
import type { FailurePage, PageFailureKind } from '@/services/pageProps/page';
import { getRouteAfterPayment } from '../payment/afterPayment';
import { PageMessage } from '../shell/PageMessage';
import { ArrivalTitle } from '../ui/ArrivalTitle';
import { PrimaryButton, PrimaryLink } from '../ui/Button';
import { PageText } from '../ui/Title';

interface FailureText {
  title: MessageKey;
  text: MessageKey;
}

const paidText: FailureText = { title: 'payLink.paid.title', text: 'payLink.paid.text' };

type FailureTexts = Record<Exclude<PageFailureKind, 'paid'>, FailureText>;

const paymentTexts: FailureTexts = {
  notFound: { title: 'payLink.notFound.title', text: 'payLink.notFound.text' },
  unavailable: { title: 'payLink.unavailable.title', text: 'payLink.unavailable.text' },
};

interface PayLinkFailureProps {
  kind: PageFailureKind;
  /** Where nothing is paid. */
  texts?: FailureTexts;
  paidReference?: FailurePage['paidReference'];
}

/**
 * In the place of what is owed: it is paid, nothing open has this id, for whatever reason, or the
 * service is unavailable, and then the link is as good as before. The browser that paid is led to its
 * receipt.
 */
export function PayLinkFailure({ kind, paidReference, texts = paymentTexts }: PayLinkFailureProps) {
  const router = useRouter();
  const { t } = useTranslation();
  const { text, title } = kind === 'paid' ? paidText : texts[kind];
  return (
    <PageMessage
      isAlert={kind !== 'paid'}
      action={
        <>
          {kind === 'unavailable' && (
            <PrimaryButton
              onClick={() => {
                router.reload();
              }}
            >
              {t('failure.retry')}
            </PrimaryButton>
          )}
          {paidReference && <ReceiptLink {...paidReference} />}
        </>
      }
    >
      <ArrivalTitle>{t(title)}</ArrivalTitle>
      <PageText>{t(text)}</PageText>
    </PageMessage>
  );
}

/** The way to the receipt of what this browser has paid by the link; nothing in any other. */
function ReceiptLink({ id, template }: NonNullable<FailurePage['paidReference']>) {
  const { t } = useTranslation();
  const flow = getPaymentLinkFlow(template);
  const [step = null] = flow.steps;
  const key = getTokenKey(step);
  const token = useStored(key);
  const lastStepId = useStored('paymentStepId');
  const query = useStored('knownSaleQuery') ?? '';
  const link = new URLSearchParams(query);
  const isOfLink =
    link.get(referenceParameter) === id && link.get('flowId') === paymentLinkFlowIds[template];
  // The token of a recovery is the purchase's, and another purchase replaces it.
  const isLast = key !== 'purchaseToken' || lastStepId === step?.id;
  if (token === null || !isOfLink || !isLast) return null;
  const route = getRouteAfterPayment(flow, step, 'success');
  return <PrimaryLink href={withQuery(route, query)}>{t('paid.receipt')}</PrimaryLink>;
}
