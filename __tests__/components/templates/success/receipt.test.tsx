import { screen, within } from '@testing-library/react';
import { getTickets } from '@/services/api/ticket';
import { buildPlan } from '../../../support/builders';
import { sendPayment } from '../../../support/waitingPage';
import { paid, prepareSuccess, showSuccess, title } from './showSuccess';

vi.mock('@/services/api/ticket');

beforeEach(prepareSuccess);

function onDesktop(): void {
  const list = window.matchMedia('');
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(list, { matches: true }));
}

const getLines = () =>
  screen.getAllByRole('term').map((term) => {
    const value = term.nextElementSibling?.textContent ?? '';
    return `${term.textContent}: ${value.replaceAll('\u00a0', ' ')}`;
  });

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(['ms', 'medcof'] as const)(
  'on a desktop the receipt of %s is in the pane of the brand',
  async (brand) => {
    onDesktop();
    showSuccess({ brand });
    await sendPayment(paid);
    const receipt = screen.getByRole('heading', { name: 'Detalhes da compra' });
    expect(screen.getByRole('main')).not.toContainElement(receipt);
    expect(screen.getByRole('main')).toContainElement(title());
  },
);

test.each(['medcof', 'ms'] as const)('%s shows the receipt', async (brand) => {
  showSuccess({ brand });
  await sendPayment({ ...paid, planName: 'Plano anual', orderNumber: '1A2B3C4D' });
  // In the folded order of a phone, and beside the receipt.
  expect(screen.getAllByText(/^Pago · R\$\s1\.200,00$/)).toHaveLength(2);
  expect(getLines()).toEqual([
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

test.each([
  ['no plan that the order above it names', undefined, []],
  ['a plan that has more', 'Plano anual para 3', ['Plano: Plano anual para 3']],
])(
  'on a desktop the receipt repeats no price and no product, and says %s',
  async (_, name, plan) => {
    onDesktop();
    showSuccess();
    await sendPayment({ ...paid, planName: name ?? buildPlan().name });
    expect(getLines()).toEqual([
      ...plan,
      'Parcelas: 12x de R$ 100,00',
      'Pago com: Cartão de crédito',
      'Data do pagamento: 20/11/2026',
      'Comprador: Maria Silva',
    ]);
  },
);

test('the receipt names both methods, and the card is stored for the next offer', async () => {
  showSuccess();
  await sendPayment({
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
  showSuccess();
  await sendPayment(paid);
  expect(await screen.findByText('Imersão um')).toBeVisible();
  expect(screen.getByText('sábado, 28 de novembro, das 09:00 às 17:00')).toBeVisible();
  expect(screen.queryByText('Imersão dois')).not.toBeInTheDocument();
});

test('names once what several dates have in common', async () => {
  const event = { planId: paid.planId, name: 'Encontro', venue: 'Online' };
  const dates = ['2026-11-28', '2026-12-05'].map((day) => ({
    ...event,
    id: day,
    startsAt: `${day}T12:00:00Z`,
    endsAt: `${day}T20:00:00Z`,
  }));
  vi.mocked(getTickets).mockResolvedValueOnce(dates);
  showSuccess();
  await sendPayment(paid);
  expect(await screen.findByText('Encontro')).toBeVisible();
  expect(screen.getAllByText('Online')).toHaveLength(1);
  expect(screen.getByText('sábado, 5 de dezembro, das 09:00 às 17:00')).toBeVisible();
});

test('leads to the page to withdraw, which has the brand and the language of this one', async () => {
  showSuccess({ brand: 'medcof', rawQuery: 'locale=es-PE', product: { code: 'curso' } });
  await sendPayment({ ...paid, refundToken: 'a-token' });
  expect(screen.getByRole('link', { name: 'Desistir de la compra' })).toHaveAttribute(
    'href',
    '/refund/a-token?productCode=curso&business=medcof&locale=es-PE',
  );
});
