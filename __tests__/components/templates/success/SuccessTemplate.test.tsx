import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getOrCreateAttemptKey, getStoredAttemptKey } from '@/services/attempts/attemptKeys';
import { storeBookedTest } from '@/services/bookedTests';
import { readStored } from '@/services/storage';
import { buildStep, defaultFlow, upsellFlow } from '../../../support/builders';
import { buildPayment } from '../../../support/buildPayment';
import { dataLead, sendPayment } from '../../../support/waitingPage';
import { paid, prepareSuccess, showSuccess, slip, title } from './showSuccess';

vi.mock('@/services/api/ticket');

beforeEach(prepareSuccess);

test('medcof confirms the payment', async () => {
  showSuccess({ brand: 'medcof' });
  await sendPayment(paid);
  expect(title()).toHaveTextContent('Pagamento realizado com sucesso!');
  expect(title()).toHaveFocus();
  expect(screen.queryByText(/m@e\.com\.br/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Acessar agora' })).not.toBeInTheDocument();
});

test('ms welcomes the buyer, names the e-mail address of the purchase, and links to the access', async () => {
  showSuccess({ brand: 'ms', product: { name: 'meuSucesso' } });
  await sendPayment(paid);
  expect(title()).toHaveTextContent('Seja bem-vindo(a) ao meuSucesso');
  expect(screen.getByText('m@e.com.br').parentElement).toHaveTextContent(
    'A compra está registrada com o e-mail m@e.com.br.',
  );
  const href = screen.getByRole('link', { name: 'Acessar agora' }).getAttribute('href');
  expect(href).toMatch(new RegExp(`^https://[^{}]+/${paid.token}$`));
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
  showSuccess({ brand, product: { name: 'Curso' } });
  await sendPayment({ ...paid, planName: 'Plano Anual, 3 perfis' });
  expect(title()).toHaveTextContent(text);
  expect(screen.getByText('Plano').nextElementSibling).toHaveTextContent('Plano Anual, 3 perfis');
  expect(title().closest('section')).toBeNull();
  // The final header is a separate part of the page where the brand has one, else the title alone.
  const hasHeader = ['ms', 'wol', 'resolveenem', 'wsp'].includes(brand);
  expect(title().closest('header') !== null).toBe(hasHeader);
});

test.each([
  ['ms', { orderNumber: '1A2B3C4D' }, /^Faça o seu primeiro acesso.*Acessar agora.*1A2B3C4D\.$/],
  ['ms', {}, /^Faça o seu primeiro acesso pelo botão “Acessar agora”\.$/],
  ['medcof', { orderNumber: '1A2B3C4D' }, /^Você recebe um e-mail em até 2 dias/],
  ['medcof', { mailsAccess: true }, /^Você recebe um e-mail em poucos minutos/],
] as const)('%s says how to get access: %j', async (brand, payment, steps) => {
  showSuccess({ brand });
  await sendPayment({ ...paid, ...payment });
  const [list] = screen.getAllByRole('list').filter(({ tagName }) => tagName === 'OL');
  expect(list).toHaveTextContent(steps);
});

test.each([
  ['a button, where nothing else leads on', defaultFlow, 'none'],
  ['a link, where an offer leads on', upsellFlow, 'underline'],
])('the mail is sent again by %s', async (_, flow, decoration) => {
  showSuccess({ brand: 'medcof', flow });
  await sendPayment({ ...paid, mailsAccess: true });
  const resend = screen.getByRole('button', { name: 'Não recebeu o acesso? Enviar de novo' });
  expect(getComputedStyle(resend).textDecoration).toBe(decoration);
});

test('says that the bank has not answered yet, and continues automatically', async () => {
  showSuccess();
  expect(title()).toHaveTextContent('Estamos confirmando o seu pagamento');
  await sendPayment({ ...paid, state: 'processing' });
  expect(title()).toHaveTextContent('Estamos confirmando o seu pagamento');
  await sendPayment(paid);
  expect(title()).toHaveTextContent('Pagamento realizado com sucesso!');
});

test('a pending Pix is shown on its own page', async () => {
  const { router } = showSuccess();
  await sendPayment(
    buildPayment({ pix: { code: '000201', expiresAt: '2026-11-20T12:30:00.000Z' } }),
  );
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith('/pix');
  });
});

test('a buyer who has not paid is sent back', async () => {
  const { router } = showSuccess({ stored: { dataLead } });
  await waitFor(() => {
    expect(router.replace).toHaveBeenCalledWith('/payment');
  });
});

test('a payment for another product, made at another link, is not shown as this one', async () => {
  showSuccess();
  await sendPayment({ ...paid, productCode: 'another' });
  expect(title()).toHaveTextContent('Não encontramos este pagamento');
  // The product of this page may have been paid all the same, before the other one.
  expect(screen.getByText(/Se já pagou, não pague de novo/)).toBeVisible();
  expect(screen.queryByText('Detalhes da compra')).not.toBeInTheDocument();
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
  const { router } = showSuccess({ brand: 'numberone', flow });
  await sendPayment(slip);
  expect(screen.queryByText('Falta marcar o seu teste de nível')).not.toBeInTheDocument();
  await sendPayment(paid);
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
  showSuccess();
  getOrCreateAttemptKey('payment:main-payment:curso:lead', { about: 'this' });
  await sendPayment(paid);
  expect(getStoredAttemptKey('payment:main-payment:curso:lead')).toBeNull();
});

test('clears the stored data of the buyer, and still shows it', async () => {
  showSuccess({ brand: 'ms' });
  await sendPayment(slip);
  expect(readStored('dataLead')).toEqual(dataLead);
  await sendPayment(paid);
  expect(readStored('dataLead')).toBeNull();
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('Maria');
  expect(screen.getByText('m@e.com.br').parentElement).toHaveTextContent(
    'A compra está registrada com o e-mail m@e.com.br.',
  );
  expect(screen.getByText('Maria Silva')).toBeVisible();
});
