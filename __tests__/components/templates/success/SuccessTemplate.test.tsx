import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SuccessTemplate } from '@/components/templates/success/SuccessTemplate';
import { getOrCreateAttemptKey, getStoredAttemptKey } from '@/services/attempts/attemptKeys';
import { simulatePayment } from '@/services/api/payment';
import { getTickets } from '@/services/api/ticket';
import { storeBookedTest } from '@/services/bookedTests';
import { readStored } from '@/services/storage';
import { buildStep } from '../../../support/builders';
import { bankSlip, buildPayment } from '../../../support/buildPayment';
import { FakeEventSource } from '../../../support/FakeEventSource';
import { renderWithProviders, type ProvidersOptions } from '../../../support/renderWithProviders';

vi.mock('@/services/api/ticket');
vi.mock('@/services/api/payment', { spy: true });

const paid = buildPayment({ state: 'paid', method: 'credit-card', installments: 12 });
const slip = buildPayment({ method: 'bankslip', bankSlip, canSimulate: true });
const dataLead = { leadId: 'lead', name: 'Maria Silva', email: 'm@e.com.br', phone: '+5181234567' };

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
  vi.mocked(getTickets).mockResolvedValue([]);
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

  test('ms welcomes the buyer, names the e-mail address of the purchase, and links to the access', async () => {
    show({ brand: 'ms', product: { name: 'meuSucesso' } });
    await send(paid);
    expect(title()).toHaveTextContent('Seja bem-vindo(a) ao meuSucesso');
    expect(screen.getByText('m@e.com.br').parentElement).toHaveTextContent(
      'A compra está registrada com o e-mail m@e.com.br.',
    );
    const href = screen.getByRole('link', { name: 'Acessar agora' }).getAttribute('href');
    expect(href).toMatch(new RegExp(`^https://[^{}]+/${paid.token}$`));
  });

  test.each([
    ['ms', { orderNumber: '1A2B3C4D' }, /^Faça o seu primeiro acesso.*Acessar agora.*1A2B3C4D\.$/],
    ['ms', {}, /^Faça o seu primeiro acesso pelo botão “Acessar agora”\.$/],
    ['medcof', { orderNumber: '1A2B3C4D' }, /^Você recebe um e-mail em até 2 dias/],
    ['medcof', { mailsAccess: true }, /^Você recebe um e-mail em poucos minutos/],
  ] as const)('%s says how to get access: %j', async (brand, payment, steps) => {
    show({ brand });
    await send({ ...paid, ...payment });
    const [list] = screen.getAllByRole('list').filter(({ tagName }) => tagName === 'OL');
    expect(list).toHaveTextContent(steps);
  });

  test.each([
    ['ms', true],
    ['medcof', false],
  ] as const)(
    'on a desktop the receipt of %s is in the pane of the brand: %s',
    async (brand, isAside) => {
      const media = vi
        .spyOn(window, 'matchMedia')
        .mockReturnValue(Object.assign(window.matchMedia(''), { matches: true }));
      show({ brand });
      await send(paid);
      media.mockRestore();
      const receipt = screen.getByRole('heading', { name: 'Detalhes da compra' });
      expect(screen.getByRole('main').contains(receipt)).toBe(!isAside);
      expect(screen.getByRole('main')).toContainElement(title());
    },
  );

  test.each(['medcof', 'ms'] as const)('%s shows the receipt', async (brand) => {
    show({ brand });
    await send({ ...paid, planName: 'Plano anual', orderNumber: '1A2B3C4D' });
    // In the folded order of a phone, and beside the receipt.
    expect(screen.getAllByText(/^Pago · R\$\s1\.200,00$/)).toHaveLength(2);
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
    expect(within(screen.getByRole('main')).getAllByRole('heading')[0]).toBe(title());
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
    expect(readStored('dataLead')).toEqual(dataLead);
    const book = screen.getByRole('button', { name: 'Marcar teste de nível' });
    const receipt = screen.getByRole('heading', { name: 'Detalhes da compra' });
    expect(title().compareDocumentPosition(book)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(book.compareDocumentPosition(receipt)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(book);
    expect(router.push).toHaveBeenCalledWith('/select-test-location');
    const seat = {
      place: 'Savassi',
      address: 'Rua Savassi, 100',
      timeZone: 'America/Sao_Paulo',
      startsAt: '2026-11-28T09:00:00-03:00',
      endsAt: '2026-11-28T10:00:00-03:00',
    };
    act(() => {
      storeBookedTest({ ...seat, token: paid.token });
      // Of another purchase, in another tab.
      storeBookedTest({ ...seat, token: 'token-of-another-1' });
    });
    expect(screen.queryByText('Falta marcar o seu teste de nível')).not.toBeInTheDocument();
    expect(readStored('dataLead')).toBeNull();
  });

  test('clears the attempts, so that a later purchase is a new one', async () => {
    show();
    getOrCreateAttemptKey('payment:main-payment:curso:lead', { about: 'this' });
    await send(paid);
    expect(getStoredAttemptKey('payment:main-payment:curso:lead')).toBeNull();
  });

  test('clears the stored data of the buyer, and still shows it', async () => {
    show({ brand: 'ms' });
    await send(slip);
    expect(readStored('dataLead')).toEqual(dataLead);
    await send(paid);
    expect(readStored('dataLead')).toBeNull();
    expect(JSON.stringify({ ...window.localStorage })).not.toContain('Maria');
    expect(screen.getByText('m@e.com.br').parentElement).toHaveTextContent(
      'A compra está registrada com o e-mail m@e.com.br.',
    );
    expect(screen.getByText('Maria Silva')).toBeVisible();
  });
});

describe.each(['medcof', 'ms'] as const)('%s with a bank slip to pay', (brand) => {
  test('shows what is needed to pay it', async () => {
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
    expect(screen.getByText(/· (hoje|amanhã|em \d+ dias|já venceu)$/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Linha digitável' })).toHaveValue(
      '00190.50095 40144.816069 06809.350314 3 37370000000100',
    );
    const link = screen.getByRole('link', { name: 'Ver boleto' });
    expect(link).toHaveAttribute('href', `/api/v1/payment/${slip.token}/bank-slip`);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAccessibleDescription('(abre em nova aba)');
  });

  test('becomes the paid page automatically', async () => {
    show({ brand });
    await send(slip);
    await send({ ...slip, state: 'paid' });
    expect(title()).not.toHaveTextContent('Quase lá!');
    expect(screen.getByText('Boleto')).toBeVisible();
  });
});

test('copies the digitable line', async () => {
  const user = userEvent.setup();
  show();
  await send(slip);
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copiar linha digitável' }));
  expect(writeText).toHaveBeenCalledWith(bankSlip.digitableLine);
  expect(await screen.findByRole('button', { name: 'Linha digitável copiada' })).toBeVisible();
});

test('pays the slip at the sandbox', async () => {
  vi.mocked(simulatePayment).mockResolvedValue({ ...slip, state: 'paid' });
  show();
  await send(slip);
  await userEvent.click(screen.getByRole('button', { name: 'Simular pagamento' }));
  expect(await screen.findByText('Pagamento realizado com sucesso!')).toBeVisible();
});

test('says that the bank has not answered yet, and continues automatically', async () => {
  show();
  expect(title()).toHaveTextContent('Estamos confirmando o seu pagamento');
  await send({ ...paid, state: 'processing' });
  expect(title()).toHaveTextContent('Estamos confirmando o seu pagamento');
  await send(paid);
  expect(title()).toHaveTextContent('Pagamento realizado com sucesso!');
});

test('a pending Pix is shown on its own page', async () => {
  const { router } = show();
  await send(buildPayment({ pix: { code: '000201', expiresAt: '2026-11-20T12:30:00.000Z' } }));
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith('/pix');
  });
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
  // The product of this page may have been paid all the same, before the other one.
  expect(screen.getByText(/Se já pagou, não pague de novo/)).toBeVisible();
  expect(screen.queryByText('Detalhes da compra')).not.toBeInTheDocument();
});

test('the receipt names both methods, and the card is stored for the next offer', async () => {
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
  expect(title().closest('section')).toBeNull();
  // The final header is a separate part of the page where the brand has one, else the title alone.
  const hasHeader = ['ms', 'wol', 'resolveenem', 'wsp'].includes(brand);
  expect(title().closest('header') !== null).toBe(hasHeader);
});

test('names the live events that the plan includes, and no others', async () => {
  const event = (id: string, planId: string, day: string) => ({
    id,
    planId,
    name: `Imersão ${id}`,
    venue: 'Online',
    startsAt: `2026-${day}T12:00:00Z`,
    endsAt: `2026-${day}T20:00:00Z`,
  });
  vi.mocked(getTickets).mockResolvedValueOnce([
    event('um', paid.planId, '11-28'),
    event('dois', 'another-plan', '11-29'),
  ]);
  show();
  await send(paid);
  expect(await screen.findByText('Imersão um')).toBeVisible();
  expect(screen.getByText('sábado, 28 de novembro, das 09:00 às 17:00')).toBeVisible();
  expect(screen.queryByText('Imersão dois')).not.toBeInTheDocument();
});

test('a bank slip of wsp, which has no final header for it, still says what comes next', async () => {
  show({ brand: 'wsp' });
  await send(slip);
  expect(title()).toHaveTextContent('Quase lá!');
  expect(screen.getByText(/Em até 2 dias após a confirmação/)).toBeVisible();
  expect(title().closest('section, header')).toBeNull();
});
