import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeToken } from '@/components/payment/afterPayment';
import { SuccessTemplate } from '@/components/templates/success/SuccessTemplate';
import { UpsellSuccessTemplate } from '@/components/templates/upsell-success/UpsellSuccessTemplate';
import { getTickets } from '@/services/api/ticket';
import { removeStored, writeStored } from '@/services/storage';
import { buildPayment } from '../../support/buildPayment';
import { upsellFlow } from '../../support/builders';
import { FakeEventSource } from '../../support/FakeEventSource';
import { renderWithProviders } from '../../support/renderWithProviders';

vi.mock('@/services/api/ticket');

const paid = buildPayment({ state: 'paid', method: 'credit-card' });
const joana = {
  leadId: 'lead-of-joana',
  name: 'Joana Prado',
  email: 'joana@exemplo.com.br',
  phone: '+5511987654321',
};
const pedro = { ...joana, leadId: 'lead-of-pedro', name: 'Pedro Lemos', email: 'p@exemplo.com.br' };

const receipts = [
  ['the purchase', '/success', 'main-payment', SuccessTemplate],
  ['the offer after it', '/success/upsell', 'upsell-payment', UpsellSuccessTemplate],
] as const;

function payAsPedro(stepId: string): void {
  writeStored('dataLead', pedro);
  storeToken(paid.token, upsellFlow.steps.find(({ id }) => id === stepId) ?? null);
}

async function show(pathname: string, Template: (typeof receipts)[number][3], payment = paid) {
  const page = renderWithProviders(<Template />, { brand: 'ms', pathname, flow: upsellFlow });
  await act(async () => {
    FakeEventSource.current.send(payment);
    await Promise.resolve();
  });
  return page;
}

beforeEach(() => {
  FakeEventSource.install();
  vi.mocked(getTickets).mockResolvedValue([]);
});

test.each(receipts)('the receipt of %s names its buyer', async (_, route, step, page) => {
  payAsPedro(step);
  await show(route, page);
  expect(screen.getByText('Pedro Lemos')).toBeVisible();
  expect(screen.getByText(/p@exemplo\.com\.br/)).toBeVisible();
});

test.each(receipts)(
  'the receipt of %s does not name another buyer of its page',
  async (_, route, step, page) => {
    payAsPedro(step);
    writeStored('dataLead', joana);
    await show(route, page);
    expect(screen.getByText('A compra está registrada com o seu e-mail.')).toBeVisible();
    expect(screen.queryByText(/joana/i)).not.toBeInTheDocument();
  },
);

const isLastStepHalfDone = () => {
  const marks = screen.getByRole('img', { name: /^Etapa/ }).lastElementChild?.children;
  return marks?.item(marks.length - 1)?.hasAttribute('data-pending');
};

const getStepName = () =>
  screen
    .getByRole('img', { name: /^Etapa/ })
    .querySelector('i')
    ?.textContent.replace(' · ', '');

test.each(receipts)('the last step of %s is half done until it is paid', async (_, ...receipt) => {
  const [route, step, page] = receipt;
  payAsPedro(step);
  await show(route, page, buildPayment({ method: 'cash', pix: null }));
  expect(isLastStepHalfDone()).toBe(true);
  expect(getStepName()).toBe('Pagamento pendente');
  await act(async () => {
    FakeEventSource.current.send(paid);
    await Promise.resolve();
  });
  expect(isLastStepHalfDone()).toBe(false);
  expect(getStepName()).toMatch(/^Confirmação/);
});

test.each(['declined', 'expired', 'refunded'] as const)(
  'a payment that is %s is not open: the step keeps its name',
  async (state) => {
    payAsPedro('main-payment');
    await show('/success', SuccessTemplate, buildPayment({ state, pix: null }));
    expect(isLastStepHalfDone()).toBe(true);
    expect(getStepName()).toBe('Confirmação');
  },
);

test.each([
  ['the purchase', '/payment'],
  ['the offer after it', '/payment/upsell'],
])('the slip of %s leads to another way to pay', async (name, payment) => {
  const [, route, step, page] = receipts.find(([known]) => known === name) ?? receipts[0];
  payAsPedro(step);
  const barcode = '00193373700000001000500940144816060680935031';
  const digitableLine = '00190500954014481606906809350314337370000000100';
  const bankSlip = { barcode, digitableLine, dueDate: '2026-11-25' };
  const slip = buildPayment({ method: 'bankslip', pix: null, bankSlip });
  const { router } = await show(route, page, slip);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Escolher outra forma de pagamento' }),
  );
  expect(router.push).toHaveBeenCalledWith(payment);
});

test.each(receipts)(
  'the page of %s says that it cannot open the page of its Pix',
  async (_, route, step, page) => {
    payAsPedro(step);
    const connection = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
    const pix = { code: '000201', expiresAt: '2026-11-20T12:30:00.000Z' };
    const { router } = await show(route, page, buildPayment({ pix }));
    expect(await screen.findByText(/^A conexão caiu agora/)).toBeVisible();
    expect(router.push).not.toHaveBeenCalled();
    connection.mockRestore();
  },
);

test.each([
  ['its own payment', paid, false],
  ['its own payment, which is open', buildPayment({ method: 'cash', pix: null }), true],
  ['a payment of another product', { ...paid, productCode: 'another' }, true],
])('a page with %s is a receipt only if that is paid', async (_, payment, isUnpaid) => {
  payAsPedro('main-payment');
  const { container } = await show('/success', SuccessTemplate, payment);
  expect(container.querySelector('.receipt')?.hasAttribute('data-unpaid')).toBe(isUnpaid);
});

test('a page that still loads its payment leaves room for a receipt', () => {
  payAsPedro('main-payment');
  const options = { brand: 'ms', pathname: '/success', flow: upsellFlow } as const;
  const { container } = renderWithProviders(<SuccessTemplate />, options);
  expect(container.querySelector('.receipt')).not.toHaveAttribute('data-unpaid');
});

test('a receipt does not name a visitor who only left a contact', async () => {
  payAsPedro('main-payment');
  removeStored('dataLead');
  writeStored('dataForm', joana);
  await show('/success', SuccessTemplate);
  expect(screen.queryByText(/joana/i)).not.toBeInTheDocument();
});
