import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReminderTemplate } from '@/components/templates/reminder/ReminderTemplate';
import { withdrawReminders } from '@/services/api/reminder';
import { NoAnswerError } from '@/services/http/errors';
import { buildCardAgreement, saleId } from '../../../support/paymentLinks';
import { showPayLink } from '../../payLinks/payLinkPage';

vi.mock('@/services/api/reminder');
const withdraw = vi.mocked(withdrawReminders);

const { buyer, locale, plan, product } = buildCardAgreement();

const show = (isWithdrawn: boolean) => {
  const sale = { buyer, locale, plan, product, isWithdrawn };
  const reference = { template: 'reminder', id: saleId } as const;
  const element = <ReminderTemplate sale={sale} reference={reference} />;
  return showPayLink(element, 'reminder', { sale, plans: [sale.plan] });
};
const title = () => screen.getByRole('heading', { level: 1 });
const findButton = () => screen.queryByRole('button', { name: 'Não quero mais lembretes' });

beforeEach(() => {
  vi.resetAllMocks();
});

test('opening the link does not end the reminders; the button does, and the page says so', async () => {
  withdraw.mockResolvedValue({ isWithdrawn: true });
  show(false);
  expect(title()).toHaveTextContent('Não quer mais lembretes?');
  expect(screen.getAllByText(buyer.email), 'with the order, and below the button').toHaveLength(2);
  expect(withdraw).not.toHaveBeenCalled();
  await userEvent.click(findButton() ?? document.body);
  expect(withdraw).toHaveBeenCalledWith(saleId, expect.any(String));
  await waitFor(() => {
    expect(title()).toHaveTextContent('Você não recebe mais lembretes');
  });
  expect(findButton()).toBeNull();
});

test('says when the reminders could not be ended, and can be retried', async () => {
  withdraw.mockRejectedValueOnce(new NoAnswerError('POST', '/reminder', 'network'));
  withdraw.mockResolvedValueOnce({ isWithdrawn: true });
  show(false);
  await userEvent.click(findButton() ?? document.body);
  expect(await screen.findByText(/Não recebemos a sua confirmação/)).toBeVisible();
  await userEvent.click(findButton() ?? document.body);
  await waitFor(() => {
    expect(title()).toHaveTextContent('Você não recebe mais lembretes');
  });
});

test('says when the reminders have already ended, with nothing to press', () => {
  show(true);
  expect(title()).toHaveTextContent('Você não recebe mais lembretes');
  expect(findButton()).toBeNull();
});
