import { memo, type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatDate } from '@/domain/dateTexts';
import { formatMoney } from '@/domain/money';
import type { Installment, Plan } from '@/contract/product';
import { Card, CardTitle } from '../ui/Card';
import { ChevronDownIcon } from '../ui/controlIcons';
import { from } from '../ui/layout';
import { SummaryRow } from './SummaryRow';

const Box = styled(Card)`
  @media not all and ${from('desktop')} {
    padding: 0 16px;
  }
`;

const Toggle = styled.button`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 16px;
  width: 100%;
  /* Two lines take no more room than one: the page keeps it free before the order is there. */
  min-height: 56px;
  padding: 4px 0;
  border: 0;
  background: none;
  text-align: start;
  cursor: pointer;

  svg {
    transition: transform 120ms ease-out;
  }

  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }

  @media ${from('desktop')} {
    display: none;
  }
`;

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
`;

/** Folded on a phone, always there beside the form. */
const Content = styled.div<{ $isOpen: boolean }>`
  padding-bottom: 16px;
  overflow-wrap: anywhere;

  @media not all and ${from('desktop')} {
    display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
  }

  @media ${from('desktop')} {
    padding-bottom: 0;
  }
`;

const Description = styled.p`
  color: var(--color-text-muted);
  font-size: 14px;
`;

const ProductName = styled.p`
  margin-top: 8px;
  font-weight: 600;
`;

export interface OrderSummaryProps {
  plan: Plan;
  /** How a card payment is spread; null for the other methods. */
  installment: Installment | null;
  /** What is paid in all, where it is more than one card that is charged. */
  total?: number;
  /**
   * Whether all is charged on confirmation: a bank slip is paid later, installments month by month.
   */
  isChargedToday: boolean;
  /** The day (YYYY-MM-DD) of the charge after a trial, with which nothing is charged today. */
  chargedOn?: string | undefined;
  /** Further lines, below the total. */
  children?: ReactNode;
}

/** What is bought and what it costs: folds on a phone, stands beside the form from 1024 px. */
export const OrderSummary = memo(function OrderSummary(props: OrderSummaryProps) {
  const { t } = useTranslation();
  const { product } = useCheckoutProduct();
  const [isOpen, setIsOpen] = useState(false);
  const contentId = useId();
  const titleId = useId();
  return (
    <Box aria-labelledby={titleId}>
      <Toggle
        type="button"
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        <Label>
          {t(isOpen ? 'summary.hide' : 'summary.show')}
          <ChevronDownIcon />
        </Label>
        <strong>
          {formatMoney(props.chargedOn ? 0 : getOrderTotal(props), props.plan.currency)}
        </strong>
      </Toggle>
      <Content id={contentId} $isOpen={isOpen}>
        <CardTitle id={titleId}>{t('summary.title')}</CardTitle>
        <ProductName>{product.name}</ProductName>
        <Description>{product.description}</Description>
        <SummaryLines {...props} />
      </Content>
    </Box>
  );
});

const List = styled.dl`
  display: grid;
  gap: 8px;
  margin-top: 16px;
`;

/** What the order costs, line by line; lines that say nothing are left out. */
function SummaryLines(props: OrderSummaryProps) {
  const { chargedOn, children, installment, isChargedToday, plan } = props;
  const { t } = useTranslation();
  const { product } = useCheckoutProduct();
  const { locale } = useCheckoutPage().page;
  const { discount, interest, subtotal, total } = getOrderAmounts(plan, getOrderTotal(props));
  const money = (amount: number) => formatMoney(amount, plan.currency);
  const discountLabel = product.voucher
    ? t('summary.discount', { code: product.voucher.code })
    : t('summary.discountOffer');
  return (
    <List>
      <SummaryRow label={t('summary.plan')} value={plan.name} />
      {subtotal !== total && <SummaryRow label={t('summary.subtotal')} value={money(subtotal)} />}
      {discount > 0 && <SummaryRow label={discountLabel} value={`-\u00a0${money(discount)}`} />}
      {interest > 0 && <SummaryRow label={t('summary.interest')} value={money(interest)} />}
      {chargedOn && <SummaryRow isStrong label={t('summary.today')} value={money(0)} />}
      <SummaryRow
        isStrong={!chargedOn}
        label={
          chargedOn
            ? t('summary.totalOn', { day: formatDate(chargedOn, locale) })
            : t('summary.total')
        }
        value={money(total)}
      />
      {children}
      {installment && installment.id > 1 && (
        <SummaryRow
          label={t('summary.installmentRow')}
          value={t('summary.installments', {
            count: installment.id,
            value: money(installment.value),
          })}
        />
      )}
      {isChargedToday && !chargedOn && (
        <SummaryRow label={t('summary.today')} value={money(total)} />
      )}
      {discount > 0 && (
        <SummaryRow label={t('summary.saving')} value={money(discount)} tone="success" />
      )}
    </List>
  );
}

/** What is paid in all, interest included, in minor units. */
const getOrderTotal = ({
  installment,
  plan,
  total,
}: Pick<OrderSummaryProps, 'installment' | 'plan' | 'total'>) =>
  total ?? installment?.totalValue ?? plan.amount;

/** What an order costs, in minor units. */
interface OrderAmounts {
  subtotal: number;
  discount: number;
  interest: number;
  total: number;
}

/**
 * The lines of an order: the undiscounted price, what a voucher or an offer takes off, what
 * spreading adds, and what is paid in all. They add up.
 * @param total what is paid in all, interest included
 */
export function getOrderAmounts(plan: Plan, total: number): OrderAmounts {
  const subtotal = Math.max(plan.standardAmount, plan.amount);
  return {
    subtotal,
    discount: subtotal - plan.amount,
    interest: total - plan.amount,
    total,
  };
}
