import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RefundTemplate } from '@/components/templates/refund/RefundTemplate';
import type { RefundLink } from '@/contract/refund';
import { confirmRefund, getRefundLink } from '@/services/api/refund';
import { NoAnswerError } from '@/services/http/errors';
import { expectFocus } from '../../../support/expectFocus';
import { buildCardAgreement, saleId } from '../../../support/paymentLinks';
import { showPayLink } from '../../payLinks/payLinkPage';

vi.mock('@/services/api/refund');
const confirm = vi.mocked(confirmRefund);
const look = vi.mocked(getRefundLink);

const { buyer, locale, plan, product } = buildCardAgreement();
const link = { buyer, locale, plan: { ...plan, amount: 114_000 }, product };

const buildRefund = (refund: Partial<RefundLink> = {}): RefundLink => ({
  ...link,
  orderNumber: '3D4E5F60',
  state: 'open',
  amount: 114_000,
  endsAccess: true,
  parts: [{ method: 'pix', amount: 114_000, installments: null, state: 'paid' }],
  paidAt: '2026-11-20T12:00:00.000Z',
  endsAt: '2026-11-27T12:00:00.000Z',
  changedAt: null,
  pixKeys: [],
  ...refund,
});

const show = (refund: Partial<RefundLink> = {}) => {
  const sale = buildRefund(refund);
  const reference = { template: 'refund', id: saleId } as const;
  const element = <RefundTemplate sale={sale} reference={reference} />;
  return showPayLink(element, 'refund', { sale, plans: [sale.plan] });
};
/** The facts stand with the order from 1024 px on. */
const column = () => within(screen.getByRole('main'));
const order = () => within(screen.getByRole('region', { name: 'Resumo do pedido' }));
const title = () => screen.getByRole('heading', { level: 1 });
const keep = () => screen.queryByRole('link', { name: 'Manter meu acesso' });
const button = () =>
  screen.queryByRole('button', { name: /^Desistir e receber R\$\s1\.140,00 de volta$/ });

beforeEach(() => {
  vi.resetAllMocks();
  look.mockReturnValue(new Promise(() => undefined));
});

afterEach(() => {
  vi.useRealTimers();
});

test('shows the deadline, the amount and the way of the refund, and requests it once', async () => {
  confirm.mockResolvedValue(buildRefund({ state: 'asked', changedAt: '2026-11-21T12:00:00.000Z' }));
  show();
  expect(title()).toHaveTextContent('Quer desistir da compra?');
  expect(column().getByText(/Não confirme/)).toBeVisible();
  const terms = column().getAllByRole('term').slice(0, 2);
  expect(terms.map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'Prazo para desistir27/11/2026',
    expect.stringMatching(/^Valor da devoluçãoR\$\s1\.140,00$/),
  ]);
  expect(order().getByText(/^Pago · R\$\s1\.140,00$/)).toBeVisible();
  // The order itself names the plan.
  expect(screen.queryByText('Plano')).toBeNull();
  expect(screen.getByText(/volta para a mesma conta/)).toBeVisible();
  await userEvent.dblClick(button() ?? document.body);
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(confirm).toHaveBeenCalledWith(
    { token: saleId, pixKey: null },
    expect.stringMatching(/^[0-9a-f-]{36}$/),
  );
  await waitFor(() => {
    expect(title()).toHaveTextContent('Pedido de devolução recebido');
  });
  await expectFocus(title);
  expect(order().getByText('Valor da devolução').nextElementSibling).toHaveTextContent(
    /1\.140,00$/,
  );
  expect(button()).toBeNull();
  // Nothing is left to be confirmed.
  expect(column().getByText(/^Ocultamos parte do seu contato/)).not.toHaveTextContent('confirme');
});

test.each([
  ['open', true, true],
  // Nothing to keep: the buyer has paid for the product otherwise.
  ['open', false, false],
  ['done', true, false],
] as const)('%s, ending the access %s: leads back to it %s', (state, endsAccess, isShown) => {
  show({ state, endsAccess });
  const address = isShown ? 'https://teste.medcof.com.br/login' : undefined;
  expect(keep()?.getAttribute('href')).toBe(address);
});

test('keeping the access is not offered while the refund is requested', async () => {
  let fail: (error: NoAnswerError) => void = () => undefined;
  confirm.mockReturnValue(new Promise((_, reject) => (fail = reject)));
  show();
  expect(keep()).toBeVisible();
  await userEvent.click(button() ?? document.body);
  expect(screen.getByText('Manter meu acesso')).not.toBeVisible();
  fail(new NoAnswerError('POST', '/refund', 'network'));
  await waitFor(() => {
    expect(keep()).toBeVisible();
  });
});

test('asks for the Pix key of a slip before anything is sent', async () => {
  confirm.mockResolvedValue(buildRefund({ state: 'asked', changedAt: '2026-11-21T12:00:00.000Z' }));
  show({
    parts: [{ method: 'bankslip', amount: 114_000, installments: null, state: 'paid' }],
    pixKeys: [
      { kind: 'document', documentType: 'cpf', value: '••• 8909' },
      { kind: 'email', value: 'm•••@example.com' },
    ],
  });
  await userEvent.click(button() ?? document.body);
  expect(confirm).not.toHaveBeenCalled();
  expect(screen.getByText('Escolha a sua chave Pix')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'CPF ••• 8909' }));
  await userEvent.click(button() ?? document.body);
  expect(confirm).toHaveBeenCalledWith({ token: saleId, pixKey: 'document' }, expect.any(String));
});

test('a lost answer is retried with the same key, and the link is not stored', async () => {
  confirm.mockRejectedValueOnce(new NoAnswerError('POST', '/refund', 'network'));
  confirm.mockResolvedValue(buildRefund({ state: 'done' }));
  show();
  await userEvent.click(button() ?? document.body);
  expect(await screen.findByRole('alert')).toHaveTextContent('Não recebemos a confirmação');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(saleId);
  await userEvent.click(button() ?? document.body);
  await waitFor(() => {
    expect(title()).toHaveTextContent('O dinheiro foi devolvido');
  });
  const keys = confirm.mock.calls.map(([, key]) => key);
  expect(keys[0]).toBe(keys[1]);
});

test('a closed refund says whom to contact and offers nothing', () => {
  show({ state: 'closed' });
  expect(title()).toHaveTextContent('Não é mais possível desistir por aqui');
  expect(screen.getByText(/informe o pedido 3D4E5F60/)).toBeVisible();
  expect(screen.queryByText(/de volta$/)).toBeNull();
  expect(button()).toBeNull();
});

test('a refund that was asked for is followed to its end', async () => {
  vi.useFakeTimers();
  const asked = buildRefund({ state: 'asked', changedAt: '2026-11-21T12:00:00.000Z' });
  look.mockResolvedValueOnce(asked);
  look.mockRejectedValueOnce(new NoAnswerError('GET', '/refund', 'network'));
  look.mockResolvedValue({ ...asked, state: 'done' });
  show(asked);
  expect(title()).toHaveTextContent('Pedido de devolução recebido');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(title()).toHaveTextContent('O dinheiro foi devolvido');
  expect(title()).toHaveFocus();
  const { length } = look.mock.calls;
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(look).toHaveBeenCalledTimes(length);
});

test.each([
  ['open', true, /^Você pode desistir.*O acesso termina com a devolução\.$/],
  ['open', false, /^Você pode desistir.*Defesa do Consumidor\)\.$/],
  ['done', true, /^Curso: devolvemos.*O acesso terminou com a devolução\.$/],
  ['done', false, /^Curso: devolvemos.*da sua compra\.$/],
] as const)('%s: says that the access ends where it does: %s', (state, endsAccess, text) => {
  show({ state, endsAccess });
  expect(title().parentElement?.querySelector('p')).toHaveTextContent(text);
});

test.each(['open', 'asked', 'done', 'closed'] as const)(
  '%s: the order says what was paid, so that its head stays as high',
  (state) => {
    show({ state, amount: 14_000 });
    expect(order().getByText(/^Pago · R\$\s1\.140,00$/)).toBeVisible();
  },
);
