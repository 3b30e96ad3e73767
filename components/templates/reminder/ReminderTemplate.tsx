import { useState } from 'react';
import { styled } from 'styled-components';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import { withdrawReminders } from '@/services/api/reminder';
import type { FailurePage, PaymentLinkPage } from '@/services/checkout/page';
import { PayLinkFailure } from '../../payLinks/PayLinkFailure';
import { PageMessage } from '../../shell/PageMessage';
import { StateHead } from '../../shell/StateHead';
import { MutedBellIcon } from '../../shell/stateScenes';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { PrimaryButton } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { BusyLabel } from '../../ui/SubmitButton';
import { PageText } from '../../ui/PageText';
import { useCommand } from '../../ui/useCommand';
import { leaving } from '../../ui/useExclusive';

const FailurePlace = styled.div`
  margin-block-start: var(--space-24);
`;

type LoadedReminder = Pick<PaymentLinkPage<'reminder'>, 'reference' | 'sale'>;
type Props = LoadedReminder | Pick<FailurePage, 'failure'>;

/** /reminder/{id}: the link by which a buyer ends all reminders. Opening it ends none. */
export function ReminderTemplate(props: Props) {
  return 'failure' in props ? (
    <PayLinkFailure
      kind={props.failure}
      texts={{
        notFound: { title: 'reminder.notFound.title', text: 'reminder.notFound.text' },
        unavailable: { title: 'reminder.unavailable.title', text: 'reminder.unavailable.text' },
      }}
      help={null}
    />
  ) : (
    <Reminders {...props} />
  );
}

function Reminders({ reference, sale }: LoadedReminder) {
  const { t } = useTranslation();
  const [isWithdrawn, setIsWithdrawn] = useState(sale.isWithdrawn);
  const { failure, isBusy, run } = useCommand({
    operation: 'reminder-withdrawal',
    // The subject is stored in the browser, so it holds no id that opens the link.
    getSubject: () => ({ email: sale.buyer.email }),
    send: withdrawReminders,
    onAnswer: (answer) => {
      setIsWithdrawn(answer.isWithdrawn);
      return leaving;
    },
    toFailure: (): MessageKey => 'reminder.failed',
  });
  const state = isWithdrawn ? 'withdrawn' : 'open';
  return (
    <PageMessage
      action={
        !isWithdrawn && (
          <PrimaryButton aria-disabled={isBusy} onClick={() => void run(reference.id)}>
            <BusyLabel isBusy={isBusy}>
              {t(isBusy ? 'reminder.confirming' : 'reminder.confirm')}
            </BusyLabel>
          </PrimaryButton>
        )
      }
    >
      <StateHead icon={<MutedBellIcon />}>
        {/* Announced, and seen first, once it is confirmed. */}
        <div key={state}>
          <ArrivalTitle>{t(`reminder.${state}.title`)}</ArrivalTitle>
          <PageText>{t(`reminder.${state}.text`, { email: sale.buyer.email })}</PageText>
        </div>
      </StateHead>
      {failure && (
        <FailurePlace>
          <Notice tone="error">{t(failure)}</Notice>
        </FailurePlace>
      )}
    </PageMessage>
  );
}
