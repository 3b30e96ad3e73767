import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { PageErrorBoundary } from '@/components/shell/PageErrorBoundary';
import { InvoicePaymentTemplate } from '@/components/templates/invoice-payment/InvoicePaymentTemplate';
import { RecoveryTemplate } from '@/components/templates/recovery/RecoveryTemplate';
import { RenewTemplate } from '@/components/templates/renew/RenewTemplate';
import { UpgradePaymentTemplate } from '@/components/templates/upgrade-payment/UpgradePaymentTemplate';
import type { Plan } from '@/contract/product';
import { getPayment } from '@/services/api/payment';
import { createReferencePayment } from '@/services/api/paymentLinkPayment';
import { renewSubscription } from '@/services/api/subscription';
import type { PaymentLink } from '@/services/checkout/loadPaymentLink';
import type { PaymentLinkTemplate } from '@/services/checkout/paymentLinks';
import { getPaymentLinkFlow } from '@/services/checkout/paymentLinkFlows';
import { buildPayment } from '../../support/buildPayment';
import { buildPlan } from '../../support/builders';
import { buildInvoice, buildRecovery, buildSubscription } from '../../support/paymentLinks';
import { wrapElements } from '../../support/wrapElements';
import { acceptTerms, choose, refuse, submit } from '../payment/paymentPage';
import { rawQuery, showPayLink } from './payLinkPage';

vi.mock('@/services/api/subscription');
vi.mock('@/services/api/payment');
vi.mock('@/services/api/paymentLinkPayment');

beforeEach(() => {
  vi.mocked(getPayment)
    .mockReset()
    .mockResolvedValue(buildPayment({ state: 'paid', paidAt: '2026-11-21T12:00:00.000Z' }));
});

const invoice = buildInvoice();
const recovery = buildRecovery();
const renewed = buildSubscription();
const better = buildPlan({ id: 'plan-completo' });
const upgraded = buildSubscription({ upgrades: [{ plan: better, credit: 0 }] });

const pages: [PaymentLinkTemplate, ReactElement, PaymentLink, Plan][] = [
  ['invoice-payment', <InvoicePaymentTemplate sale={invoice} />, invoice, invoice.plan],
  ['recovery', <RecoveryTemplate sale={recovery} />, recovery, recovery.plan],
  ['renew', <RenewTemplate sale={renewed} />, renewed, renewed.plan],
  ['upgrade-payment', <UpgradePaymentTemplate sale={upgraded} />, upgraded, better],
];

test.each(pages)(
  '%s: does not sell again a link that another tab has paid',
  async (name, page, sale, plan) => {
    const paid = refuse(409, 'already_paid');
    vi.mocked(renewSubscription).mockRejectedValue(paid);
    vi.mocked(createReferencePayment).mockRejectedValue(paid);
    const stored = {
      invoiceToken: 'a-token',
      purchaseToken: 'a-token',
      knownSaleQuery: rawQuery(name),
      paymentStepId: getPaymentLinkFlow(name).steps[0]?.id ?? '',
    };
    showPayLink(page, name, { sale, plans: [plan], stored });
    await choose('Boleto');
    await acceptTerms();
    await submit();
    const title = await screen.findByRole('heading', {
      level: 1,
      name: /pagamento deste link já foi feito/,
    });
    await waitFor(() => {
      expect(title).toHaveFocus();
    });
    expect(await screen.findByRole('link', { name: 'Ver comprovante' })).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirmar pagamento' })).not.toBeInTheDocument();
  },
);

test('a page that was remounted during the payment says that the link is paid, and removes the overlay', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let answer: () => void = () => undefined;
  vi.mocked(createReferencePayment).mockReturnValue(
    new Promise((_, reject) => {
      answer = () => {
        reject(refuse(409, 'already_paid'));
      };
    }),
  );
  showPayLink(
    <PageErrorBoundary pathname="/payment/[id]">
      <InvoicePaymentTemplate sale={invoice} />
    </PageErrorBoundary>,
    'invoice-payment',
    { sale: invoice, plans: [invoice.plan] },
  );
  await choose('Boleto');
  await acceptTerms();
  wrapElements('form span');
  await submit();
  expect(await screen.findByText(/o tradutor mudou esta página/)).toBeVisible();
  answer();
  expect(await screen.findByRole('button', { name: 'Atualizar a página' })).toBeVisible();
  expect(screen.queryByText(/Processando/)).not.toBeInTheDocument();
  errors.mockClear();
});
