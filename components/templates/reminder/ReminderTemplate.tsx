import { useState } from 'react';
import { styled } from 'styled-components';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import { withdrawReminders } from '@/services/api/reminder';
import type { FailurePage, PaymentLinkPage } from '@/services/checkout/page';
import { PayLinkFailure } from '../../payLinks/PayLinkFailure';
import { PayLinkPanes } from '../../payLinks/PayLinkPanes';
import { StateHead } from '../../shell/StateHead';
import { DoneIcon } from '../../shell/stateIcons';
import { SupportContact } from '../../shell/SupportContact';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { PrimaryButton } from '../../ui/Button';
import { CheckIcon } from '../../ui/controlIcons';
import { Icon } from '../../ui/icons';
import { Notice } from '../../ui/Notice';
import { BusyLabel } from '../../ui/SubmitButton';
import { PageText } from '../../ui/PageText';
import { Text } from '../../ui/text';
import { useCommand } from '../../ui/useCommand';
import { leaving } from '../../ui/useExclusive';

const Effects = styled.ul.attrs({ role: 'list' })`
  padding-inline: var(--space-16);
  border-radius: var(--radius-card);
  background: var(--color-tint);

  li {
    display: flex;
    align-items: center;
    gap: var(--space-16);
    padding-block: var(--space-16);
  }

  li + li {
    border-top: 1px solid var(--color-border);
  }
`;

const Disc = styled.span.attrs({ 'aria-hidden': true })`
  flex: none;
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: 50%;
  background: var(--color-surface);
  color: var(--color-text-muted);
`;

const DiscOfStays = styled(Disc)`
  background: var(--color-primary);
  color: var(--color-on-primary);
`;

const CrossIcon = () => (
  <Icon>
    <path d="m6 6 12 12m0-12L6 18" />
  </Icon>
);

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
  const title = <ArrivalTitle>{t(`reminder.${state}.title`)}</ArrivalTitle>;
  return (
    <PayLinkPanes
      plan={sale.plan}
      facts={{
        title: t('reminder.facts'),
        buyer: sale.buyer,
        facts: [],
        note: t('payLink.buyer.hidden'),
      }}
      help={<SupportContact />}
    >
      {/* Announced, and seen first, once it is confirmed. */}
      <div key={state}>
        {isWithdrawn ? <StateHead icon={<DoneIcon />}>{title}</StateHead> : title}
        <PageText>
          {isWithdrawn
            ? t('reminder.withdrawn.text', { email: sale.buyer.email })
            : t('reminder.open.text')}
        </PageText>
      </div>
      {!isWithdrawn && (
        <>
          <Effects>
            <li>
              <Disc>
                <CrossIcon />
              </Disc>
              <div>
                <Text $size="strong">{t('reminder.ends')}</Text>
                <Text $size="small">{t('reminder.ends.what')}</Text>
              </div>
            </li>
            <li>
              <DiscOfStays>
                <CheckIcon />
              </DiscOfStays>
              <div>
                <Text $size="strong">{t('reminder.stays')}</Text>
                <Text $size="small">{t('reminder.stays.what')}</Text>
              </div>
            </li>
          </Effects>
          {failure && <Notice tone="error">{t(failure)}</Notice>}
          <PrimaryButton aria-disabled={isBusy} onClick={() => void run(reference.id)}>
            <BusyLabel isBusy={isBusy}>
              {t(isBusy ? 'reminder.confirming' : 'reminder.confirm')}
            </BusyLabel>
          </PrimaryButton>
        </>
      )}
    </PayLinkPanes>
  );
}
