import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TrialTemplate } from '@/components/templates/trial/TrialTemplate';
import type { CardAgreement } from '@/contract/cardAgreement';
import { cancelCardAgreement } from '@/services/api/cardAgreement';
import { HttpError, NoAnswerError } from '@/services/http/errors';
import { buildCardAgreement, saleId } from '../../../support/paymentLinks';
import { showPayLink } from '../../payLinks/payLinkPage';

jest.mock('@/services/api/cardAgreement');
const cancel = jest.mocked(cancelCardAgreement);

const show = (agreement: Partial<CardAgreement> = {}) => {
  const sale = buildCardAgreement(agreement);
  return showPayLink(<TrialTemplate sale={sale} />, 'trial', { sale, plans: [sale.plan] });
};
const over = { chargeAt: null };
const title = () => screen.getByRole('heading', { level: 1 });
const button = () => screen.queryByRole('button', { name: /^Cancel/ });

beforeEach(() => {
  jest.resetAllMocks();
});

test('says until when it is free, when it is charged, and how much', () => {
  show();
  expect(title()).toHaveTextContent('Seu período grátis');
  expect(screen.getByText('Grátis até').nextElementSibling).toHaveTextContent('29/11/2026');
  expect(screen.getByText('Próxima cobrança').nextElementSibling).toHaveTextContent('29/11/2026');
  expect(screen.getByText('Valor da cobrança').nextElementSibling).toHaveTextContent(
    /^R\$\s1\.140,00 em 12x$/,
  );
});

test('is cancelled once, whatever is clicked, and says so', async () => {
  cancel.mockResolvedValue(buildCardAgreement({ state: 'cancelled', ...over }));
  show();
  await userEvent.dblClick(button() ?? document.body);
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(cancel).toHaveBeenCalledWith(saleId);
  expect(title()).toHaveTextContent('Período grátis cancelado');
  expect(title()).toHaveFocus();
  expect(button()).toBeNull();
  expect(screen.queryByText('Próxima cobrança')).toBeNull();
});

test.each<[string, unknown, RegExp]>([
  ['is being charged', new HttpError('POST', '/', 409, null), /está sendo feita neste momento/],
  ['cannot be reached', new NoAnswerError('POST', '/', 'network'), /Tente novamente/],
])('one that %s says so, and can be tried again', async (_, error, text) => {
  cancel.mockRejectedValue(error);
  show();
  await userEvent.click(button() ?? document.body);
  expect(await screen.findByText(text)).toBeVisible();
  expect(button()).toBeEnabled();
});

test.each<[CardAgreement['state'], string]>([
  ['kept', 'Sua assinatura está ativa'],
  ['cancelled', 'Período grátis cancelado'],
  ['ended', 'Seu período grátis terminou'],
])('one that is %s has nothing to cancel', (state, text) => {
  show({ state, ...over });
  expect(title()).toHaveTextContent(text);
  expect(button()).toBeNull();
});
