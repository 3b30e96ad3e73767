import { useState } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import type { CardAgreement } from '@/contract/cardAgreement';
import { cancelCardAgreement } from '@/services/api/cardAgreement';
import { HttpError } from '@/services/http/errors';
import type { FailurePage, PaymentLinkPage } from '@/services/checkout/page';
import { PayLinkFailure } from '../../payLinks/PayLinkFailure';
import { PayLinkPanes } from '../../payLinks/PayLinkPanes';
import { SupportContact } from '../../shell/SupportContact';
import { NextCharge } from '../../trial/NextCharge';
import { TrialIntroduction } from '../../trial/TrialIntroduction';
import { TrialRows } from '../../trial/TrialRows';
import { getTrialStatus, type TrialStatus } from '../../trial/trialStatus';
import { useTrialPrice } from '../../trial/useTrialPrice';
import { PrimaryLink, SecondaryButton } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
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

/** The two ways stand together. */
const Cancel = styled(SecondaryButton)`
  a + & {
    margin-block-start: calc(-1 * var(--space-12));
  }
`;

function RunningTrial({ loaded }: { loaded: CardAgreement }) {
  const { t } = useTranslation();
  const { agreement, cancel, failure, isBusy } = useCancellation(loaded);
  const { amount, buyer, chargeAt, installments, plan, product, state } = agreement;
  const charge = { amount, installments, currency: plan.currency };
  const price = useTrialPrice(agreement, charge);
  return (
    <PayLinkPanes
      plan={plan}
      amount={price}
      facts={{
        title: t('trial.facts'),
        buyer,
        facts: [],
        children: <TrialRows trial={agreement} {...charge} />,
        note: t(state === 'active' ? 'trial.note' : 'payLink.buyer.hidden'),
      }}
      help={<SupportContact />}
    >
      {/* Announced, and seen first, once it is cancelled. */}
      <TrialIntroduction key={state} trial={agreement} product={product.name} />
      {chargeAt !== null && <NextCharge at={chargeAt} {...charge} />}
      <EnterLink trial={agreement} />
      {failure && <Notice tone="error">{t(failure)}</Notice>}
      {state === 'active' && (
        <Cancel aria-disabled={isBusy} onClick={cancel}>
          <BusyLabel isBusy={isBusy}>{t(isBusy ? 'trial.cancelling' : 'trial.cancel')}</BusyLabel>
        </Cancel>
      )}
    </PayLinkPanes>
  );
}

/** Leads to the brand's own page: whom the link was forwarded to has no account there. */
function EnterLink({ trial }: { trial: CardAgreement }) {
  const { t } = useTranslation();
  const { brand, page } = useCheckoutPage();
  const hasAccess = accessibleStatuses.includes(getTrialStatus(trial, page.renderedAt));
  if (!hasAccess || !brand.success.accessButton || brand.links.domain === '') return null;
  return <PrimaryLink href={`https://${brand.links.domain}`}>{t('trial.enter')}</PrimaryLink>;
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
