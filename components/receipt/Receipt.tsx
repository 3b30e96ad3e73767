import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatMoney } from '@/domain/money';
import type { PaymentPartView, PaymentView } from '@/contract/payment';
import { SummaryRow } from '../summary/SummaryRow';
import { PrimaryLink } from '../ui/Button';
import { Card, CardTitle } from '../ui/Card';
import { CheckIcon } from '../ui/controlIcons';

const Heading = styled.div`
  margin-bottom: var(--space-24);
`;

interface ReceiptProps {
  payment: PaymentView;
  /** What heads it, where the page has no header of its own. */
  heading?: ReactNode;
}

export function Receipt({ heading, payment }: ReceiptProps) {
  const { t } = useTranslation();
  const { product } = useCheckoutProduct();
  return (
    <Card>
      {heading !== undefined && <Heading>{heading}</Heading>}
      <CardTitle>{t('success.receipt.title')}</CardTitle>
      <ReceiptList>
        <SummaryRow label={t('success.receipt.product')} value={product.name} />
        <PaidRows payment={payment} />
      </ReceiptList>
    </Card>
  );
}

export const ReceiptList = styled.dl`
  display: grid;
  gap: var(--space-8);
  margin-top: var(--space-16);
`;

/** Which plan was paid, how much, and by which method or methods, as lines of a receipt. */
export function PaidRows({ payment }: { payment: PaymentView }) {
  const { t } = useTranslation();
  const { amount, currency, parts, planName } = payment;
  const getMethodName = ({ installments, method }: PaymentPartView) => {
    const name = t(`payment.method.${method === 'default-credit-card' ? 'credit-card' : method}`);
    return installments !== null && installments > 1
      ? t('success.receipt.installments', { method: name, count: installments })
      : name;
  };
  return (
    <>
      {planName !== undefined && <SummaryRow label={t('success.receipt.plan')} value={planName} />}
      <SummaryRow
        isStrong
        label={t('success.receipt.amount')}
        value={formatMoney(amount, currency)}
      />
      {parts.length > 1 ? (
        parts.map((part, index) => (
          // Two cards may be alike: their order is what tells them apart.
          <SummaryRow
            key={index}
            label={getMethodName(part)}
            value={formatMoney(part.amount, currency)}
          />
        ))
      ) : (
        <SummaryRow label={t('success.receipt.method')} value={parts.map(getMethodName).join()} />
      )}
    </>
  );
}

const Circle = styled.div`
  display: grid;
  place-items: center;
  width: 4rem;
  height: 4rem;
  margin-bottom: var(--space-16);
  border-radius: 50%;
  background: var(--color-success-surface);
  color: var(--color-success);
  font: var(--text-h1);
`;

export const SuccessIcon = () => (
  <Circle>
    <CheckIcon />
  </Circle>
);

const List = styled.ol`
  display: grid;
  gap: var(--space-12);
  margin-top: var(--space-16);
  padding-inline-start: var(--space-24);
  list-style: decimal;
`;

export function NextSteps() {
  const { t } = useTranslation();
  return (
    <Card>
      <CardTitle>{t('success.next.title')}</CardTitle>
      <List>
        <li>{t('success.next.1')}</li>
        <li>{t('success.next.2')}</li>
      </List>
    </Card>
  );
}

/**
 * The way in for the first time, where the brand shows one (docs/behaviour.md 2, "Success display
 * flags").
 */
export function AccessLink({ token }: { token: string }) {
  const { t } = useTranslation();
  const { links, success } = useCheckoutPage().brand;
  if (!success.accessButton || links.firstAccess === '') return null;
  return (
    <PrimaryLink href={links.firstAccess.replace('{token}', () => encodeURIComponent(token))}>
      {t('success.access')}
    </PrimaryLink>
  );
}
