import { useState } from 'react';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import type { CardAgreement } from '@/contract/cardAgreement';
import { cancelCardAgreement } from '@/services/api/cardAgreement';
import { HttpError } from '@/services/http/errors';
import type { FailurePage, PaymentLinkPage } from '@/services/checkout/page';
import { PayLinkFailure } from '../../payLinks/PayLinkFailure';
import { PayLinkPanes } from '../../payLinks/PayLinkPanes';
import { useSuccessDisplay } from '../../receipt/useSuccessDisplay';
import { SupportContact } from '../../shell/SupportContact';
import { NextCharge } from '../../trial/NextCharge';
import { TrialIntroduction } from '../../trial/TrialIntroduction';
import { ChargedRows } from '../../trial/TrialRows';
import { getTrialStatus, type TrialStatus } from '../../trial/trialStatus';
import { useTrialPrice } from '../../trial/useTrialPrice';
import { PrimaryLink, SecondaryButton } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { QuietButton } from '../../ui/QuietWay';
import { BusyLabel } from '../../ui/SubmitButton';
import { useCommand } from '../../ui/useCommand';
import { leaving } from '../../ui/useExclusive';

type Props = Pick<PaymentLinkPage<'trial'>, 'sale'> | Pick<FailurePage, 'failure'>;

export function TrialTemplate(props: Props) {
  return 'failure' in props ? (
    <PayLinkFailure
      kind={props.failure}
      texts={{
        notFound: { title: 'trial.notFound.title', text: 'trial.notFound.text' },
        unavailable: { title: 'trial.unavailable.title', text: 'trial.unavailable.text' },
      }}
      help={null}
    />
  ) : (
    <RunningTrial loaded={props.sale} />
  );
}

function RunningTrial({ loaded }: { loaded: CardAgreement }) {
  const { t } = useTranslation();
  const { agreement, cancel, failure, isBusy } = useCancellation(loaded);
  const { amount, buyer, chargeAt, chargedAt, installments, plan, product, state } = agreement;
  const charge = { amount, installments, currency: plan.currency };
  const price = useTrialPrice(agreement, charge);
  const address = useProductAddress(agreement);
  // Where nothing else leads on, it is the page's button.
  const Cancel = address === null ? SecondaryButton : QuietButton;
  return (
    <PayLinkPanes
      plan={plan}
      amount={price}
      facts={{
        title: t('trial.facts'),
        buyer,
        facts: [],
        // The introduction, and the order, say until when it is free.
        children: chargedAt !== null && <ChargedRows at={chargedAt} {...charge} />,
        note: t(state === 'active' ? 'trial.note' : 'payLink.buyer.hidden'),
      }}
      help={<SupportContact />}
    >
      {/* Announced, and seen first, once it is cancelled. */}
      <TrialIntroduction key={state} trial={agreement} product={product.name} />
      {chargeAt !== null && <NextCharge at={chargeAt} {...charge} />}
      {address !== null && <PrimaryLink href={address}>{t('trial.enter')}</PrimaryLink>}
      {failure && <Notice tone="error">{t(failure)}</Notice>}
      {state === 'active' && (
        <Cancel aria-disabled={isBusy} onClick={cancel}>
          <BusyLabel isBusy={isBusy}>{t(isBusy ? 'trial.cancelling' : 'trial.cancel')}</BusyLabel>
        </Cancel>
      )}
    </PayLinkPanes>
  );
}

/** The brand's own page: whom the link was forwarded to has no account there. */
function useProductAddress(trial: CardAgreement): string | null {
  const { brand, page } = useCheckoutPage();
  const { accessButton } = useSuccessDisplay();
  const hasAccess = accessibleStatuses.includes(getTrialStatus(trial, page.renderedAt));
  if (!hasAccess || !accessButton || brand.links.domain === '') return null;
  return `https://${brand.links.domain}`;
}

const accessibleStatuses: readonly TrialStatus[] = [
  'running',
  'charged',
  'paidOtherwise',
  'cancelled',
];

function useCancellation(loaded: CardAgreement) {
  const [agreement, setAgreement] = useState(loaded);
  const { failure, isBusy, run } = useCommand({
    operation: 'trial-cancellation',
    getSubject: (id: string) => ({ id }),
    send: cancelCardAgreement,
    onAnswer: (answer) => {
      setAgreement(answer);
      // An ended agreement has nothing left to send: the button stays busy until it is gone.
      return answer.state === 'active' ? undefined : leaving;
    },
    toFailure: (error): MessageKey => {
      const isCharging = error instanceof HttpError && error.status === 409;
      return isCharging ? 'trial.failed.charging' : 'trial.failed.noAnswer';
    },
  });
  return { agreement, cancel: () => void run(loaded.id), failure, isBusy };
}
