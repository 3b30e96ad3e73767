import { useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import { getDaysUntil } from '@/domain/dateTexts';
import { formatDigitableLine } from '@/domain/digitableLine';
import { formatDate } from '@/domain/formatDate';
import { formatMoney } from '@/domain/money';
import { getBankSlipUrl } from '@/services/api/payment';
import type { PaymentView } from '@/contract/payment';
import { CopyField } from '../payment/CopyField';
import { useBackToPayment } from '../payment/paymentPages';
import { SimulateButton } from '../payment/SimulateButton';
import { ArrivalTitle } from '../ui/ArrivalTitle';
import { SecondaryLink, TextButton } from '../ui/Button';
import { Card } from '../ui/Card';
import { from } from '../ui/layout';
import { Stack } from '../ui/Stack';
import { VisuallyHidden } from '../ui/text';
import { PageText } from '../ui/PageText';

interface BankSlipSuccessProps {
  payment: PaymentView;
  bankSlip: NonNullable<PaymentView['bankSlip']>;
  onPayment: (payment: PaymentView) => void;
}

export function BankSlipSuccess({ bankSlip, onPayment, payment }: BankSlipSuccessProps) {
  const { t } = useTranslation();
  const { brand } = useCheckoutPage();
  const newTabId = useId();
  const backToPayment = useBackToPayment(payment.parts);
  const { amount, canSimulate, currency, token } = payment;
  const hasHeader = brand.success.finalHeader.bankSlip;
  const heading = (
    <>
      <ArrivalTitle>{t('bankSlip.title')}</ArrivalTitle>
      <PageText>{t('bankSlip.text')}</PageText>
    </>
  );
  return (
    <>
      {hasHeader ? <header>{heading}</header> : <div>{heading}</div>}
      <Stack as={Card} $gap={16}>
        <DueDate date={bankSlip.dueDate} amount={formatMoney(amount, currency)} />
        <CopyField
          value={formatDigitableLine(bankSlip.digitableLine)}
          copyValue={bankSlip.digitableLine}
          isMain
          texts={{
            label: t('bankSlip.digitableLine'),
            copy: t('bankSlip.copy'),
            copied: t('bankSlip.copied'),
            failed: t('bankSlip.copyFailed'),
          }}
        />
        <Barcode digits={bankSlip.barcode} label={t('bankSlip.barcode')} />
        <SecondaryLink
          href={getBankSlipUrl(token)}
          target="_blank"
          rel="noopener noreferrer"
          aria-describedby={newTabId}
        >
          {t('bankSlip.open')}
        </SecondaryLink>
        <VisuallyHidden id={newTabId}>{t('shell.newTab')}</VisuallyHidden>
        {canSimulate && (
          <SimulateButton token={token} label={t('bankSlip.simulate')} onPayment={onPayment} />
        )}
      </Stack>
      <TextButton onClick={backToPayment}>{t('bankSlip.otherMethod')}</TextButton>
    </>
  );
}

const Due = styled.p`
  font: var(--text-h1);
  letter-spacing: var(--tracking-tight);
`;

function DueDate({ amount, date }: { amount: string; date: string }) {
  const { t } = useTranslation();
  const { locale, renderedAt } = useCheckoutPage().page;
  const days = getDaysUntil(date, renderedAt, locale);
  const left = t(getDaysKey(days), { days });
  return (
    <div>
      <Due>{t('bankSlip.due', { date: formatDate(date) })}</Due>
      <p>
        <strong>{amount}</strong> <span>{`· ${left}`}</span>
      </p>
    </div>
  );
}

function getDaysKey(days: number): MessageKey {
  if (days < 0) return 'bankSlip.due.over';
  if (days < 2) return days === 0 ? 'bankSlip.due.today' : 'bankSlip.due.tomorrow';
  return 'bankSlip.due.days';
}

const quiet = 9;
const height = 60;

const Image = styled.svg`
  display: none;
  max-width: 100%;
  height: 5.5rem;
  margin: 0 auto;
  border-radius: var(--radius-control);

  @media ${from('large')} {
    display: block;
  }
`;

interface BarcodePicture {
  width: number;
  bars: Bar[];
}

/** Dark on white in every theme, because scanners need it. */
function Barcode({ digits, label }: { digits: string; label: string }) {
  const [barcode, setBarcode] = useState<BarcodePicture>({ width: 1, bars: [] });
  useEffect(() => {
    let isCancelled = false;
    drawBarcode(digits).then(
      (modules) => {
        if (!isCancelled) setBarcode({ width: modules.length + 2 * quiet, bars: toBars(modules) });
      },
      // Without the picture the digits can still be copied.
      () => undefined,
    );
    return () => {
      isCancelled = true;
    };
  }, [digits]);
  return (
    <Image
      role="img"
      aria-label={label}
      width={barcode.width}
      viewBox={`0 0 ${barcode.width} ${height}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      <rect width={barcode.width} height={height} fill="white" />
      {barcode.bars.map(({ width, x }) => (
        <rect key={x} x={x + quiet} y={4} width={width} height={height - 8} fill="black" />
      ))}
    </Image>
  );
}

interface Bar {
  x: number;
  width: number;
}

/**
 * The dark bars of a barcode.
 * @param modules one character per unit, '1' for dark
 */
export function toBars(modules: string): Bar[] {
  return Array.from(modules.matchAll(/1+/g), (run) => ({ x: run.index, width: run[0].length }));
}

interface Encoding {
  data: string;
}

/**
 * The modules of an ITF (interleaved 2 of 5) barcode, '1' for dark, as on printed bank slips. The
 * library loads with the first slip; it writes into any object that is not an element.
 * @param digits an even number of them
 */
export async function drawBarcode(digits: string): Promise<string> {
  const { default: createBarcode } = await import('jsbarcode');
  const target: { encodings: Encoding[] } = { encodings: [] };
  createBarcode(target, digits, { format: 'ITF' });
  return target.encodings.map(({ data }) => data).join('');
}
