import { useState } from 'react';
import { css, styled } from 'styled-components';
import { useCheckoutPage, useNavigation } from '@/contexts/checkout/CheckoutContext';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import type { PixKeyKind, RefundLink } from '@/contract/refund';
import { formatMarketDay } from '@/domain/dateTexts';
import { formatMoney } from '@/domain/money';
import { confirmRefund, getRefundLink } from '@/services/api/refund';
import type { FailurePage, PaymentLinkPage } from '@/services/checkout/page';
import { RadioCards } from '../../fields/RadioCards';
import { PayLinkFailure } from '../../payLinks/PayLinkFailure';
import { PayLinkPanes } from '../../payLinks/PayLinkPanes';
import { usePolling } from '../../paymentStatus/usePolling';
import { SupportContact } from '../../shell/SupportContact';
import { SummaryRow } from '../../summary/SummaryRow';
import { PrimaryButton, SecondaryButton, SecondaryLink } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Stack } from '../../ui/Stack';
import { BusyLabel } from '../../ui/SubmitButton';
import { PageText } from '../../ui/PageText';
import { useCommand } from '../../ui/useCommand';
import { leaving } from '../../ui/useExclusive';
import { RefundStanding } from './RefundStanding';

type LoadedRefund = Pick<PaymentLinkPage<'refund'>, 'reference' | 'sale'>;
type Props = LoadedRefund | Pick<FailurePage, 'failure'>;

export function RefundTemplate(props: Props) {
  return 'failure' in props ? (
    <PayLinkFailure
      kind={props.failure}
      texts={{
        notFound: { title: 'refund.notFound.title', text: 'refund.notFound.text' },
        unavailable: { title: 'refund.unavailable.title', text: 'refund.unavailable.text' },
      }}
      help={null}
    />
  ) : (
    <Refund {...props} />
  );
}

function Refund({ reference, sale: loaded }: LoadedRefund) {
  const { t } = useTranslation();
  const { locale } = useCheckoutPage().page;
  const [refund, setRefund] = useState(loaded);
  const { amount, buyer, orderNumber, paidAt, plan, state } = refund;
  usePolling(state === 'asked', {
    ask: () => getRefundLink(reference.id).catch(() => null),
    onAnswer: setRefund,
    lastsMs: followMs,
  });
  const money = formatMoney(amount, plan.currency);
  return (
    <PayLinkPanes
      plan={plan}
      // In every state, so that the order's head stays as it is while the buyer reads the answer.
      paid={plan.amount}
      facts={{
        title: t('refund.facts'),
        buyer,
        facts: [
          { label: t('refund.paidOn'), value: formatMarketDay(paidAt, locale) },
          { label: t('refund.order'), value: orderNumber },
        ],
        // What can be had back stands with the question itself.
        children: (state === 'asked' || state === 'done') && (
          <SummaryRow isStrong label={t('refund.amount')} value={money} />
        ),
        note: t(state === 'open' ? 'refund.note' : 'payLink.buyer.hidden'),
      }}
      help={<SupportContact isMain={state === 'closed'} />}
    >
      {/* Announced, and seen first, once it is confirmed. */}
      <RefundStanding key={state} refund={refund} />
      {state === 'open' && (
        <Confirmation refund={refund} token={reference.id} onAnswer={setRefund} />
      )}
    </PayLinkPanes>
  );
}

/** Money of a slip may take days: whoever returns to the page is told. */
const followMs = 24 * 60 * 60_000;

/** As strong as the other way: giving up must not be harder than staying, nor staying than giving up. */
const way = css`
  min-height: 3.5rem;
  padding-inline: var(--space-16);
`;

const GiveUpButton = styled(SecondaryButton)`
  ${way}
`;

/** While the refund is requested its place stays empty: the access cannot be kept any more. */
const KeepLink = styled(SecondaryLink)<{ $isHidden: boolean }>`
  ${way}
  visibility: ${({ $isHidden }) => ($isHidden ? 'hidden' : 'visible')};
`;

interface ConfirmationProps {
  refund: RefundLink;
  token: string;
  onAnswer: (refund: RefundLink) => void;
}

function Confirmation({ onAnswer, refund, token }: ConfirmationProps) {
  const { t } = useTranslation();
  const { domain } = useCheckoutPage().brand.links;
  const { redirectSuccess } = useNavigation();
  const { amount, endsAccess, orderNumber, pixKeys, plan } = refund;
  const mayKeep = endsAccess && domain !== '';
  const Confirm = mayKeep ? GiveUpButton : PrimaryButton;
  const [pixKey, setPixKey] = useState<PixKeyKind | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const { failure, isBusy, run } = useCommand({
    operation: 'refund',
    // The subject is stored in the browser, so it holds no token that opens the refund.
    getSubject: (chosen: PixKeyKind | null) => ({ orderNumber, chosen }),
    send: (chosen, idempotencyKey) => confirmRefund({ token, pixKey: chosen }, idempotencyKey),
    onAnswer: (answer) => {
      onAnswer(answer);
      // A decided refund has nothing left to send: the button stays busy until it is gone.
      return answer.state === 'open' ? undefined : leaving;
    },
    toFailure: (): MessageKey => 'refund.failed',
  });
  const confirm = () => {
    const isUnchosen = pixKeys.length > 0 && pixKey === null;
    setIsMissing(isUnchosen);
    if (!isUnchosen) void run(pixKey);
  };
  return (
    <Stack $gap={16}>
      {pixKeys.length > 0 && (
        <RadioCards
          name="pixKey"
          legend={t('refund.pixKey.legend')}
          options={pixKeys.map(({ documentType, kind, value }) => ({
            value: kind,
            label: t(`refund.pixKey.${documentType ?? kind}`, { value }),
          }))}
          chosen={pixKey ?? ''}
          onChoose={(value) => {
            setPixKey(pixKeys.find(({ kind }) => kind === value)?.kind ?? null);
            setIsMissing(false);
          }}
          error={isMissing ? t('refund.pixKey.missing') : undefined}
        />
      )}
      {pixKeys.length > 0 && <PageText>{t('refund.pixKey.hint')}</PageText>}
      {failure && <Notice tone="error">{t(failure)}</Notice>}
      <Stack $gap={12}>
        <Confirm aria-disabled={isBusy} onClick={confirm}>
          <BusyLabel isBusy={isBusy}>
            {isBusy
              ? t('refund.confirming')
              : t('refund.confirm', { amount: formatMoney(amount, plan.currency) })}
          </BusyLabel>
        </Confirm>
        {mayKeep && (
          <KeepLink href={`https://${domain}${redirectSuccess}`} $isHidden={isBusy}>
            {t('refund.keep')}
          </KeepLink>
        )}
      </Stack>
    </Stack>
  );
}
