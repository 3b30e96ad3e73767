import { screen, waitFor } from '@testing-library/react';
import { AccessTemplate } from '@/components/templates/access/AccessTemplate';
import { getPayment } from '@/services/api/payment';
import { HttpError } from '@/services/http/errors';
import { buildPayment } from '../../../support/buildPayment';
import { buildCardAgreement, saleId } from '../../../support/paymentLinks';
import { renderPlainPage } from '../../../support/renderPlainPage';
import { showPayLink } from '../../payLinks/payLinkPage';

vi.mock('@/services/api/payment');
const load = vi.mocked(getPayment);

const { buyer, locale, plan, product } = buildCardAgreement();

const title = () => screen.getByRole('heading', { level: 1 });
beforeEach(() => {
  vi.resetAllMocks();
});

const receipt = () => screen.queryByRole('link', { name: 'Ver comprovante' });

const rawQuery = 'productCode=ms&business=meusucesso&locale=pt-BR';

test('every invalid link has one text, which says how to get another', async () => {
  renderPlainPage(<AccessTemplate failure="notFound" />, { brand: 'ms', rawQuery });
  expect(title()).toHaveTextContent('Este link de acesso não vale mais');
  expect(screen.getByText(/peça um novo link na página do comprovante/)).toBeVisible();
  expect(receipt()).not.toBeInTheDocument();
  expect(await screen.findByRole('contentinfo')).toBeVisible();
});

test('without a contact, an invalid link says what to do, and to ask nobody for it', async () => {
  renderPlainPage(<AccessTemplate failure="notFound" />, { brand: 'neutral' });
  expect(screen.getByText(/peça um novo link na página do comprovante/)).toBeVisible();
  expect(screen.getByRole('main')).not.toHaveTextContent(/Abra o link|a quem enviou/);
  expect(screen.queryByRole('button', { name: /Copiar o link/ })).not.toBeInTheDocument();
  expect(await screen.findByRole('contentinfo')).toBeVisible();
});

const stored = { purchaseToken: 'token-of-the-purchase' };
const showForged = () =>
  renderPlainPage(<AccessTemplate failure="notFound" />, { brand: 'ms', rawQuery, stored });

test('an invalid link leads the browser that bought to its receipt, below the help', async () => {
  load.mockResolvedValue(buildPayment({ productCode: 'ms', state: 'paid' }));
  showForged();
  const [help = document.body] = screen.getAllByRole('link', { name: /WhatsApp|Central de ajuda/ });
  expect(await screen.findByRole('contentinfo')).toBeVisible();
  await waitFor(() => {
    expect(receipt()).toHaveAttribute('href', `/success?${rawQuery}`);
  });
  expect(load).toHaveBeenCalledWith(stored.purchaseToken);
  const { DOCUMENT_POSITION_FOLLOWING } = Node;
  expect(help.compareDocumentPosition(receipt() ?? help)).toBe(DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  ['another product', () => load.mockResolvedValue(buildPayment({ state: 'paid' }))],
  ['an open payment', () => load.mockResolvedValue(buildPayment({ productCode: 'ms' }))],
  ['no payment', () => load.mockRejectedValue(new HttpError('GET', '/', 404, null))],
])('a browser whose purchase is of %s is led to no receipt', async (_of, answer) => {
  answer();
  showForged();
  expect(await screen.findByRole('contentinfo')).toBeVisible();
  expect(load).toHaveBeenCalled();
  expect(receipt()).not.toBeInTheDocument();
});

test('a link that cannot be looked at is not offered to be sent to others', async () => {
  renderPlainPage(<AccessTemplate failure="unavailable" />, { brand: 'neutral' });
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  expect(await screen.findByRole('contentinfo')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Copiar o link/ })).not.toBeInTheDocument();
});

test('a link to an account offers to create the access, and shows until when it is valid', () => {
  const sale = { buyer, locale, plan, product, endsAt: '2026-11-23T12:00:00.000Z' };
  const reference = { template: 'access', id: saleId } as const;
  const element = <AccessTemplate sale={sale} reference={reference} />;
  showPayLink(element, 'access', { sale, plans: [plan] });
  expect(title()).toHaveTextContent('Crie o seu acesso');
  expect(screen.getByText('Link válido até').nextElementSibling).toHaveTextContent('23/11/2026');
  expect(screen.getByText('Uso').nextElementSibling).toHaveTextContent('Uma única vez');
});
