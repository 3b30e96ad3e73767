import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { CustomOfferTemplate } from '@/components/templates/custom-offer/CustomOfferTemplate';
import { AccessTemplate } from '@/components/templates/access/AccessTemplate';
import { InvoicePaymentTemplate } from '@/components/templates/invoice-payment/InvoicePaymentTemplate';
import { RecoveryTemplate } from '@/components/templates/recovery/RecoveryTemplate';
import { RefundTemplate } from '@/components/templates/refund/RefundTemplate';
import { ReminderTemplate } from '@/components/templates/reminder/ReminderTemplate';
import { RenewTemplate } from '@/components/templates/renew/RenewTemplate';
import { TrialTemplate } from '@/components/templates/trial/TrialTemplate';
import { UpgradePaymentTemplate } from '@/components/templates/upgrade-payment/UpgradePaymentTemplate';
import { createPaymentLinkQuery } from '@/server/checkout/loadPaymentLinkCheckout.server';
import { getPaymentLinkFlow } from '@/services/checkout/paymentLinkFlows';
import { getPayment } from '@/services/api/payment';
import { NoAnswerError } from '@/services/http/errors';
import { buildPayment } from '../../support/buildPayment';
import { saleId } from '../../support/paymentLinks';
import { buildPlainPage, renderPlainPage } from '../../support/renderPlainPage';

vi.mock('@/services/api/payment');

beforeEach(() => {
  vi.mocked(getPayment).mockReset();
});

const templates = [
  ['an invoice', InvoicePaymentTemplate],
  ['a renewal', RenewTemplate],
  ['a recovery', RecoveryTemplate],
  ['an upgrade', UpgradePaymentTemplate],
  ['a custom offer', CustomOfferTemplate],
] as const;

test.each(templates)(
  '%s that is not open says what that may mean and where to get help',
  async (_, Template) => {
    renderPlainPage(<Template failure="notFound" />, { brand: 'ms' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Não há nada em aberto neste link',
    );
    expect(screen.getByRole('link', { name: /Central de ajuda/ })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(await screen.findByRole('contentinfo')).toHaveTextContent('Termos de uso');
  },
);

test.each(templates)('%s that is paid says so, without an alert', (_, Template) => {
  renderPlainPage(<Template failure="paid" />, { brand: 'ms' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'O pagamento deste link já foi feito',
  );
  expect(screen.getByText(/não há mais nada a pagar por aqui/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

const paidTemplates = [
  ['invoice-payment', InvoicePaymentTemplate, 'invoiceToken', '/success-invoice'],
  ['renew', RenewTemplate, 'invoiceToken', '/success-invoice'],
  ['recovery', RecoveryTemplate, 'purchaseToken', '/success'],
  ['upgrade-payment', UpgradePaymentTemplate, 'invoiceToken', '/success-invoice'],
  ['custom-offer', CustomOfferTemplate, 'invoiceToken', '/subscription-welcome'],
] as const;

const queryOf = (template: (typeof paidTemplates)[number][0], id: string) =>
  createPaymentLinkQuery('seller=ana', {
    template,
    id,
    business: 'medcof',
    productCode: 'curso',
    locale: 'pt-BR',
  });

const stepId = (template: (typeof paidTemplates)[number][0]) =>
  getPaymentLinkFlow(template).steps[0]?.id ?? '';

const findReceipt = async () => {
  await act(async () => {
    await vi.dynamicImportSettled();
  });
  return screen.queryByRole('link', { name: 'Ver comprovante' });
};

test.each(paidTemplates)(
  '%s that this browser has paid leads to its receipt',
  async (template, Template, token, route) => {
    const knownSaleQuery = queryOf(template, saleId);
    vi.mocked(getPayment).mockResolvedValue(
      buildPayment({
        description: 'Curso · Plano anual',
        planName: 'Plano anual',
        state: 'paid',
        paidAt: '2026-11-21T12:00:00.000Z',
      }),
    );
    renderPlainPage(<Template failure="paid" paidReference={{ template, id: saleId }} />, {
      stored: { [token]: 'a-token', knownSaleQuery, paymentStepId: stepId(template) },
    });
    expect(await findReceipt()).toHaveAttribute('href', `${route}?${knownSaleQuery}`);
    expect(getPayment).toHaveBeenCalledWith('a-token');
    expect(await screen.findByText('R$ 1.200,00')).toBeVisible();
    const facts = screen.getByRole('heading', { name: 'O que foi pago' }).nextSibling;
    expect(facts).toHaveTextContent(
      'ProdutoCursoPlanoPlano anualValor pagoR$ 1.200,00Data do pagamento21/11/2026',
    );
    expect(screen.queryByText('Onde está o comprovante')).not.toBeInTheDocument();
  },
);

test.each(paidTemplates)(
  '%s that was paid elsewhere leads to no receipt',
  async (template, Template, token) => {
    const paymentStepId = stepId(template);
    const element = <Template failure="paid" paidReference={{ template, id: saleId }} />;
    const others = [
      {},
      { knownSaleQuery: queryOf(template, saleId), paymentStepId },
      { [token]: 'a-token', knownSaleQuery: queryOf(template, 'another'), paymentStepId },
    ];
    for (const stored of others) {
      window.localStorage.clear();
      const { unmount } = renderPlainPage(element, { stored });
      expect(await findReceipt()).not.toBeInTheDocument();
      expect(screen.getByRole('heading', { name: 'Onde está o comprovante' })).toBeVisible();
      expect(getPayment).not.toHaveBeenCalled();
      unmount();
    }
  },
);

test('a slip of this browser that is still open is not what the link was paid with', async () => {
  const template = 'renew';
  vi.mocked(getPayment).mockResolvedValue(buildPayment({ state: 'pending', method: 'bankslip' }));
  renderPlainPage(<RenewTemplate failure="paid" paidReference={{ template, id: saleId }} />, {
    stored: { invoiceToken: 'a-token', knownSaleQuery: queryOf(template, saleId) },
  });
  expect(await screen.findByRole('heading', { name: 'Onde está o comprovante' })).toBeVisible();
  expect(screen.queryByText('O que foi pago')).not.toBeInTheDocument();
  expect(screen.queryByText('Valor pago')).not.toBeInTheDocument();
  expect(await findReceipt()).not.toBeInTheDocument();
});

test('a receipt is offered once it is known to be one', async () => {
  let answer: (payment: ReturnType<typeof buildPayment>) => void = () => undefined;
  vi.mocked(getPayment).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const template = 'renew';
  renderPlainPage(<RenewTemplate failure="paid" paidReference={{ template, id: saleId }} />, {
    stored: { invoiceToken: 'a-token', knownSaleQuery: queryOf(template, saleId) },
  });
  expect(await findReceipt()).not.toBeInTheDocument();
  answer(buildPayment({ state: 'paid', paidAt: '2026-11-21T12:00:00.000Z' }));
  expect(await screen.findByRole('link', { name: 'Ver comprovante' })).toBeVisible();
});

test('a browser without scripts reads where the receipt is, and the way to the account', () => {
  const { page } = buildPlainPage(
    <RenewTemplate failure="paid" paidReference={{ template: 'renew', id: saleId }} />,
  );
  const html = renderToString(page);
  expect(html).toContain('Onde está o comprovante');
  expect(html).toContain('Ir para a minha conta');
});

test('the receipt stays in reach where what was paid does not load', async () => {
  vi.mocked(getPayment).mockRejectedValue(new NoAnswerError('GET', '/payment', 'network'));
  const template = 'renew';
  renderPlainPage(<RenewTemplate failure="paid" paidReference={{ template, id: saleId }} />, {
    stored: { invoiceToken: 'a-token', knownSaleQuery: queryOf(template, saleId) },
  });
  expect(await findReceipt()).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByText('O que foi pago')).not.toBeInTheDocument();
  });
});

test.each(paidTemplates)(
  '%s that is paid leads a buyer with an account to it',
  (template, Template) => {
    renderPlainPage(<Template failure="paid" paidReference={{ template, id: saleId }} />);
    const account = screen.queryByRole('link', { name: 'Ir para a minha conta' });
    expect(account?.getAttribute('href') ?? null).toBe(
      template === 'recovery' ? null : 'https://teste.medcof.com.br/login',
    );
  },
);

test('a recovery followed by another purchase leads to no receipt', async () => {
  const knownSaleQuery = queryOf('recovery', saleId);
  renderPlainPage(
    <RecoveryTemplate failure="paid" paidReference={{ template: 'recovery', id: saleId }} />,
    { stored: { purchaseToken: 'of-another', knownSaleQuery, paymentStepId: 'payment' } },
  );
  expect(await findReceipt()).not.toBeInTheDocument();
});

test.each(templates)(
  '%s can be requested again after the service was unavailable',
  async (_, Template) => {
    const { router } = renderPlainPage(<Template failure="unavailable" />);
    expect(screen.getByRole('alert')).toHaveTextContent('o link continua válido');
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(router.reload).toHaveBeenCalledTimes(1);
  },
);

const asksSender = () => screen.queryByRole('link', { name: /WhatsApp/ }) !== null;

test.each(templates)(
  'the sender is asked about %s that is not open, but not while it is valid',
  (_, Template) => {
    const { unmount } = renderPlainPage(<Template failure="notFound" />, { brand: 'neutral' });
    expect(asksSender()).toBe(true);
    unmount();
    renderPlainPage(<Template failure="unavailable" />, { brand: 'neutral' });
    expect(asksSender()).toBe(false);
  },
);

test.each([
  ['an access', AccessTemplate],
  ['a refund', RefundTemplate],
  ['a reminder', ReminderTemplate],
  ['a trial', TrialTemplate],
] as const)('nobody is asked about the link of %s, which anyone could use', (_, Template) => {
  for (const failure of ['notFound', 'unavailable'] as const) {
    const { unmount } = renderPlainPage(<Template failure={failure} />, { brand: 'neutral' });
    expect(asksSender()).toBe(false);
    expect(screen.getByRole('main')).not.toHaveTextContent('a quem enviou');
    unmount();
  }
});
