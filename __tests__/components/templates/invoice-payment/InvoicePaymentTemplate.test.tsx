import { screen, waitFor, within } from '@testing-library/react';
import { InvoicePaymentTemplate } from '@/components/templates/invoice-payment/InvoicePaymentTemplate';
import { HttpError } from '@/services/http/errors';
import type { Invoice } from '@/contract/invoice';
import { createReferencePayment } from '@/services/api/paymentLinkPayment';
import { readStored } from '@/services/storage';
import { buildPlan } from '../../../support/builders';
import { buildBuyer, buildInvoice, saleId } from '../../../support/paymentLinks';
import { paste } from '../../../support/paste';
import type { ProvidersOptions } from '../../../support/renderWithProviders';
import {
  accept,
  acceptedAt,
  otherPurchase,
  rawQuery,
  showPayLink,
} from '../../payLinks/payLinkPage';
import {
  acceptTerms,
  choose,
  cpf,
  field,
  refuse,
  submit,
  settleForm,
} from '../../payment/paymentPage';

vi.mock('@/services/api/paymentLinkPayment');
const pay = vi.mocked(createReferencePayment);

const show = (invoice: Invoice = buildInvoice(), options: ProvidersOptions = {}) =>
  showPayLink(<InvoicePaymentTemplate sale={invoice} />, 'invoice-payment', {
    sale: invoice,
    plans: [invoice.plan],
    ...options,
  });

beforeEach(() => {
  vi.resetAllMocks();
});

test('an invoice for no more than its product and plan says them once', async () => {
  const { plan, product } = buildInvoice();
  const description = `${product.name} · ${plan.name}`;
  show(buildInvoice({ description }));
  await settleForm();
  expect(screen.queryByText(description)).toBeNull();
});

describe.each(['medcof', 'ms'] as const)('%s', (brand) => {
  test('says what is owed, its due date and its buyer, and asks for nothing that is known', async () => {
    show(buildInvoice(), { brand });
    await settleForm();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A sua fatura: Curso');
    expect(screen.getByText('Mensalidade de dezembro')).toBeVisible();
    // Above the form on a phone, and with the order beside it.
    expect(screen.getAllByText('10/12/2099')).toHaveLength(2);
    expect(screen.getByText('Pessoa de Teste')).toBeVisible();
    expect(screen.getByText('t•••@example.com')).toBeVisible();
    expect(screen.getByText('••• 4321')).toBeVisible();
    expect(screen.queryByLabelText('CPF')).toBeNull();
    expect(document.body).not.toHaveTextContent(otherPurchase.dataLead.name);
  });

  test('is paid by Pix with its reference, and continues with the query of the link', async () => {
    pay.mockResolvedValue(
      accept(
        { state: 'pending', pix: { code: '000201', expiresAt: '2026-11-20T13:00:00.000Z' } },
        'pix',
      ),
    );
    const { router } = show(buildInvoice(), { brand });
    await choose('Pix');
    await acceptTerms();
    await submit();
    await waitFor(() => {
      expect(router.push).toHaveBeenCalledWith(`/pix?${rawQuery('invoice-payment')}`);
    });
    expect(pay.mock.lastCall?.[0]).toEqual({
      type: 'invoice',
      referenceId: saleId,
      flowId: 'invoice',
      seller: 'ana',
      source: 'direto',
      amount: 120000,
      paymentMethods: [{ method: 'pix', amount: 120000 }],
      consent: acceptedAt(brand === 'ms' ? 'meusucesso.com' : 'medcof.com.br'),
    });
    expect(readStored('invoiceToken')).toBe('token-of-a-payment-1');
    expect(readStored('purchaseToken')).toBe(otherPurchase.purchaseToken);
  });
});

test.each([
  ['sale-invoice', 'A sua cobrança: Curso'],
  ['first-invoice-payment', 'A sua primeira fatura: Curso'],
] as const)('a %s is shown with its own title and paid with its own type', async (kind, title) => {
  pay.mockResolvedValue(accept());
  const { router } = show(buildInvoice({ kind }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  await choose('Boleto');
  await acceptTerms();
  await submit();
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith(`/success-invoice?${rawQuery('invoice-payment')}`);
  });
  expect(pay.mock.lastCall?.[0]).toMatchObject({ type: kind, referenceId: saleId });
});

test('an invoice past its due date says so and until when it can be paid', async () => {
  show(buildInvoice({ dueDate: '2020-03-10', endsAt: '2020-04-10T12:00:00.000Z' }));
  await settleForm();
  const notice = screen.getByText('Esta cobrança venceu em 10/03/2020');
  expect(notice.parentElement).toHaveTextContent('até 10/04/2020');
  expect(screen.getAllByText(/10\/03\/2020/)).toHaveLength(1);
});

test.each([
  ['that the service does not have', null],
  ['that is none for a bank in Brazil', 'dni'],
] as const)('a document %s is asked for and sent', async (_, documentType) => {
  pay.mockResolvedValue(accept());
  show(buildInvoice({ buyer: buildBuyer({ documentType }) }));
  await choose('Pix');
  await paste(field('CPF'), cpf);
  await acceptTerms();
  await submit();
  await waitFor(() => {
    expect(pay.mock.lastCall?.[0]).toMatchObject({ document: '12345678909' });
  });
});

test('an invoice that has ended meanwhile is loaded again', async () => {
  pay.mockRejectedValue(new HttpError('POST', '/api/v1/payment', 404, null));
  const { router } = show();
  await choose('Pix');
  await acceptTerms();
  await submit();
  await waitFor(() => {
    expect(router.reload).toHaveBeenCalled();
  });
});

test('an invoice that cannot be paid here still shows its details', async () => {
  show(buildInvoice({ plan: buildPlan({ paymentMethods: [] }) }));
  expect(await screen.findByText(/não tem uma forma de pagamento disponível/)).toBeVisible();
  expect(screen.getByText('Pessoa de Teste')).toBeVisible();
});

test.each([
  ['es-PE', 'Tu factura de Curso'],
  ['pt-MZ', 'A sua fatura: Curso'],
])('%s', async (locale, title) => {
  show(buildInvoice(), { rawQuery: `locale=${locale}`, brand: 'wol' });
  await settleForm();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

test('a refused phone does not lead to the form of another purchase', async () => {
  pay.mockRejectedValue(
    refuse(422, 'invalid_field', { errors: [{ field: '/phone', code: 'invalid' }] }),
  );
  show();
  await choose('Pix');
  await acceptTerms();
  await submit();
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent(/^Celular.*fale com o nosso atendimento.Nada foi cobrado/);
  expect(within(notice).queryByRole('button')).not.toBeInTheDocument();
});
