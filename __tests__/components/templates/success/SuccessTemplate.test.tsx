import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SuccessTemplate } from '@/components/templates/success/SuccessTemplate';
import { getAttemptKey, getOpenAttemptKey } from '@/services/idempotency';
import { simulatePayment } from '@/services/api/payment';
import { getTickets } from '@/services/api/ticket';
import { writeStored } from '@/services/storage';
import { buildStep } from '../../../support/builders';
import { bankSlip, buildPayment } from '../../../support/buildPayment';
import { buildTrial } from '../../../support/buildTrial';
import { FakeEventSource } from '../../../support/FakeEventSource';
import { renderWithProviders, type ProvidersOptions } from '../../../support/renderWithProviders';

jest.mock('@/services/api/ticket', () => ({ getTickets: jest.fn(() => Promise.resolve([])) }));
jest.mock('@/services/api/payment', () => ({
  ...jest.requireActual<object>('@/services/api/payment'),
  getPayment: jest.fn(),
  simulatePayment: jest.fn(),
}));

const paid = buildPayment({ state: 'paid', method: 'credit-card', installments: 12 });
const slip = buildPayment({ method: 'bankslip', bankSlip, canSimulate: true });
const dataLead = {
  leadId: 'lead',
  name: 'Maria Silva',
  email: 'm@e.com.br',
  phone: '+5511987654321',
};

function show(options: ProvidersOptions = {}) {
  return renderWithProviders(<SuccessTemplate />, {
    pathname: '/success',
    stored: { dataLead, purchaseToken: paid.token },
    ...options,
  });
}

const send = (payment: typeof paid) =>
  act(async () => {
    FakeEventSource.current.send(payment);
    await Promise.resolve();
  });

const title = () => screen.getByRole('heading', { level: 1 });

beforeEach(() => {
  FakeEventSource.install();
});

describe('paid', () => {
  test('medcof confirms the payment', async () => {
    show({ brand: 'medcof' });
    await send(paid);
    expect(title()).toHaveTextContent('Pagamento realizado com sucesso!');
    expect(title()).toHaveFocus();
    expect(screen.queryByText(/m@e\.com\.br/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Acessar agora' })).not.toBeInTheDocument();
  });

  test('ms welcomes, says where the details go, and lets the buyer in', async () => {
    show({ brand: 'ms', product: { name: 'meuSucesso' } });
    await send(paid);
    expect(title()).toHaveTextContent('Seja bem-vindo(a) ao meuSucesso');
    expect(screen.getByText(/para m@e\.com\.br\./)).toBeVisible();
    const href = screen.getByRole('link', { name: 'Acessar agora' }).getAttribute('href');
    expect(href).toMatch(new RegExp(`^https://[^{}]+/${paid.token}$`));
  });

  test.each(['medcof', 'ms'] as const)('%s shows the receipt', async (brand) => {
    show({ brand });
    await send({ ...paid, planName: 'Plano anual', orderNumber: '1A2B3C4D' });
    expect(screen.getByText(/R\$\s1\.200,00/)).toBeVisible();
    const lines = screen.getAllByRole('term').map((term) => {
      const value = term.nextElementSibling?.textContent ?? '';
      return `${term.textContent}: ${value.replaceAll('\u00a0', ' ')}`;
    });
    expect(lines).toEqual([
      'Produto: Curso',
      'Plano: Plano anual',
      'Valor pago: R$ 1.200,00',
      'Parcelas: 12x de R$ 100,00',
      'Pago com: Cartão de crédito',
      'Data do pagamento: 20/11/2026',
      'Número do pedido: 1A2B3C4D',
      'Comprador: Maria Silva',
    ]);
    expect(screen.getByRole('heading', { name: 'O que acontece agora' })).toBeVisible();
  });

  test('leads to the level test of the flow until it is booked', async () => {
    const flow = {
      id: 'default',
      steps: [
        buildStep({ id: 'lead', templateId: 'lead', defaultNextStepId: 'main-payment' }),
        buildStep({ id: 'main-payment', templateId: 'payment', defaultNextStepId: 'test' }),
        buildStep({
          id: 'test',
          templateId: 'select-test-location',
          defaultNextStepId: 'main-success',
        }),
        buildStep({ id: 'main-success', templateId: 'success' }),
      ],
    };
    const { router } = show({ brand: 'numberone', flow });
    await send(slip);
    expect(screen.queryByText('Falta marcar o seu teste de nível')).not.toBeInTheDocument();
    await send(paid);
    await userEvent.click(screen.getByRole('button', { name: 'Marcar teste de nível' }));
    expect(router.push).toHaveBeenCalledWith('/select-test-location');
    act(() => {
      writeStored('bookedTestToken', paid.token);
    });
    expect(screen.queryByText('Falta marcar o seu teste de nível')).not.toBeInTheDocument();
  });

  test('forgets the attempts, so that a later purchase is a new one', async () => {
    show();
    getAttemptKey('payment:main-payment:curso:m@e.com.br', { about: 'this' });
    await send(paid);
    expect(getOpenAttemptKey('payment:main-payment:curso:m@e.com.br')).toBeNull();
  });
});

describe.each(['medcof', 'ms'] as const)('%s with a bank slip to pay', (brand) => {
  test('shows all that paying it takes', async () => {
    show({ brand });
    await send(slip);
    expect(title()).toHaveTextContent('Quase lá!');
    expect(screen.getByText(/Seu boleto já está disponível/)).toBeVisible();
    expect(
      screen.getByText(
        /Em até 2 dias após a confirmação do pagamento, você recebe um e-mail para finalizar o cadastro/,
      ),
    ).toBeVisible();
    expect(screen.getByText('Vence em 25/11/2026')).toBeVisible();
    expect(
      screen.getByText(/^(Hoje|Amanhã|Em \d+ dias|Já venceu), no valor de R\$\s1\.200,00$/),
    ).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Linha digitável' })).toHaveValue(
      '00190.50095 40144.816069 06809.350314 3 37370000000100',
    );
    const link = screen.getByRole('link', { name: 'Ver boleto' });
    expect(link).toHaveAttribute('href', `/api/v1/payment/${slip.token}/bank-slip`);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAccessibleDescription('(abre em nova aba)');
  });

  test('becomes the paid page by itself', async () => {
    show({ brand });
    await send(slip);
    await send({ ...slip, state: 'paid' });
    expect(title()).not.toHaveTextContent('Quase lá!');
    expect(screen.getByText('Boleto')).toBeVisible();
  });
});

test('copies the digits of the line', async () => {
  const user = userEvent.setup();
  show();
  await send(slip);
  const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copiar linha digitável' }));
  expect(writeText).toHaveBeenCalledWith(bankSlip.digitableLine);
  expect(await screen.findByRole('button', { name: 'Linha digitável copiada' })).toBeVisible();
});

test('pays the slip at the sandbox', async () => {
  jest.mocked(simulatePayment).mockResolvedValue({ ...slip, state: 'paid' });
  show();
  await send(slip);
  await userEvent.click(screen.getByRole('button', { name: 'Simular pagamento' }));
  expect(await screen.findByText('Pagamento realizado com sucesso!')).toBeVisible();
});

test('while the bank has not answered it says so, and continues on its own', async () => {
  show();
  expect(title()).toHaveTextContent('Estamos confirmando o seu pagamento');
  await send({ ...paid, state: 'processing' });
  expect(title()).toHaveTextContent('Estamos confirmando o seu pagamento');
  await send(paid);
  expect(title()).toHaveTextContent('Pagamento realizado com sucesso!');
});

test('a Pix that waits is shown on its own page', async () => {
  const { router } = show();
  await send(buildPayment({ pix: { code: '000201', expiresAt: '2026-11-20T12:30:00.000Z' } }));
  expect(router.push).toHaveBeenCalledWith('/pix');
});

test('a buyer who has not paid is sent back', async () => {
  const { router } = show({ stored: { dataLead } });
  await waitFor(() => {
    expect(router.replace).toHaveBeenCalledWith('/payment');
  });
});

test('a payment for another product, made at another link, is not shown as this one', async () => {
  show();
  await send({ ...paid, productCode: 'another' });
  expect(title()).toHaveTextContent('Não encontramos este pagamento');
  expect(screen.queryByText('Detalhes da compra')).not.toBeInTheDocument();
});

test('the receipt names both methods, and the card is kept for what is offered next', async () => {
  show();
  await send({
    ...paid,
    paymentProfileIds: ['profile-1', 'profile-2'],
    parts: [
      { method: 'credit-card', amount: 70000, installments: 3, state: 'paid' },
      { method: 'pix', amount: 50000, installments: null, state: 'paid' },
    ],
  });
  expect(screen.getByText('Cartão de crédito').nextElementSibling).toHaveTextContent(
    /R\$\s700,00 \(3x de R\$\s233,33\)/,
  );
  expect(screen.getByText('Pix').nextElementSibling).toHaveTextContent(/R\$\s500,00/);
  expect(JSON.parse(window.sessionStorage.getItem('purchaseProfile') ?? 'null')).toEqual({
    token: paid.token,
    paymentProfileId: 'profile-1',
  });
});

/** The four titles of docs/behaviour.md 2; where one enrols is a school. */
test.each([
  ['medcof', 'Pagamento realizado com sucesso!'],
  ['live', 'Pagamento realizado com sucesso!'],
  ['numberone', 'Matrícula realizada com sucesso!'],
  ['wiseup', 'Matrícula realizada com sucesso!'],
  ['wsp', 'Tudo certo!'],
  ['ms', 'Seja bem-vindo(a) ao Curso'],
  ['wol', 'Seja bem-vindo(a) ao Curso'],
  ['resolveenem', 'Seja bem-vindo(a) ao Curso'],
] as const)('%s: %s', async (brand, text) => {
  show({ brand, product: { name: 'Curso' } });
  await send({ ...paid, planName: 'Plano Anual, 3 perfis' });
  expect(title()).toHaveTextContent(text);
  expect(screen.getByText('Plano').nextElementSibling).toHaveTextContent('Plano Anual, 3 perfis');
  // The final header is a part of the page where the brand has one, else the receipt's own title.
  const receipt = screen.getByText('Produto').closest('section');
  const hasHeader = ['ms', 'wol', 'resolveenem', 'wsp'].includes(brand);
  expect(receipt?.contains(title())).toBe(!hasHeader);
});

test('the live events that the plan includes are named, the soonest first', async () => {
  const event = (id: string, planId: string, day: string) => ({
    id,
    planId,
    name: `Imersão ${id}`,
    venue: 'Online',
    startsAt: `2026-${day}T12:00:00Z`,
    endsAt: `2026-${day}T20:00:00Z`,
  });
  jest
    .mocked(getTickets)
    .mockResolvedValueOnce([
      event('um', paid.planId, '11-28'),
      event('dois', 'another-plan', '11-29'),
    ]);
  show();
  await send(paid);
  expect(await screen.findByText('Imersão um')).toBeVisible();
  expect(screen.getByText('sábado, 28 de novembro, das 09:00 às 17:00')).toBeVisible();
  expect(screen.queryByText('Imersão dois')).not.toBeInTheDocument();
});

test('a bank slip of wsp, which has no final header for it, says all the same what comes next', async () => {
  show({ brand: 'wsp' });
  await send(slip);
  expect(title()).toHaveTextContent('Quase lá!');
  expect(screen.getByText(/Em até 2 dias após a confirmação/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver boleto' }).closest('section')).toContainElement(
    title(),
  );
});

describe('a trial', () => {
  const trial = buildTrial();
  const begun = buildPayment({ state: 'trial', method: 'credit-card', installments: 12, trial });

  test('that runs shows what is charged when, and where it is cancelled', async () => {
    show({ brand: 'ms' });
    await send(begun);
    await screen.findByRole('heading', { level: 1, name: 'Seu período grátis começou' });
    expect(screen.queryByText(/hoje/)).toBeNull();
    expect(screen.getByText('Pago no início').nextElementSibling).toHaveTextContent(/^R\$\s0,00$/);
    expect(screen.getByText('Próxima cobrança').nextElementSibling).toHaveTextContent('29/11/2026');
    expect(screen.getByRole('link', { name: 'Cancelar período grátis' })).toHaveAttribute(
      'href',
      '/trial/id-of-an-agreement',
    );
  });

  test('that was charged says how much and when', async () => {
    show({ brand: 'ms' });
    const chargedAt = '2026-11-30T12:00:10.000Z';
    await send({ ...begun, trial: { ...trial, state: 'kept', chargeAt: null, chargedAt } });
    await screen.findByRole('heading', { level: 1, name: 'Sua assinatura está ativa' });
    expect(screen.getByText('Cobrado em').nextElementSibling).toHaveTextContent('30/11/2026');
    expect(screen.getByText('Valor cobrado').nextElementSibling).toHaveTextContent(
      /^R\$\s1\.200,00 em 12x$/,
    );
  });

  test('that is charged at once says no number of installments', async () => {
    show({ brand: 'ms' });
    await send({ ...begun, installments: 1 });
    const amount = await screen.findByText('Valor da cobrança');
    expect(amount.nextElementSibling).toHaveTextContent(/^R\$\s1\.200,00$/);
  });

  test.each([
    ['kept', 'trial', 'Sua assinatura está ativa'],
    ['cancelled', 'expired', 'Período grátis cancelado'],
    ['ended', 'expired', 'Seu período grátis terminou'],
  ] as const)('that is %s says so, and has nothing to cancel', async (state, ofPayment, name) => {
    show({ brand: 'ms' });
    const chargeFailure = state === 'ended' ? 'declined' : null;
    const ended = { ...trial, state, chargeAt: null, chargeFailure } as const;
    await send({ ...begun, state: ofPayment, trial: ended });
    await screen.findByRole('heading', { level: 1, name });
    expect(screen.queryByRole('link', { name: 'Cancelar período grátis' })).toBeNull();
    expect(screen.queryByText('Próxima cobrança')).toBeNull();
  });
});
