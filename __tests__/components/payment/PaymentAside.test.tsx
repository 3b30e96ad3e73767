import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paste } from '../../support/paste';
import { choose, cpf, dataLead, field, pasteCard, showPaymentPage } from './paymentPage';

async function reload(leave: () => void, options = {}) {
  window.dispatchEvent(new Event('pagehide'));
  leave();
  showPaymentPage(options);
  await screen.findByRole('region', { name: 'Resumo do pedido' });
}

async function show() {
  const { unmount } = showPaymentPage();
  await screen.findByRole('region', { name: 'Resumo do pedido' });
  return unmount;
}

test('restores the method and the document after a reload, but no card', async () => {
  const leave = await show();
  await pasteCard();
  await choose('Boleto');
  await paste(field('CPF'), cpf);
  await reload(leave);
  expect(await screen.findByRole('radio', { name: 'Boleto' })).toBeChecked();
  expect(field('CPF')).toHaveValue(cpf);
  await choose('Cartão de crédito');
  expect(field('Número do cartão')).toHaveValue('');
  expect(JSON.stringify({ ...window.sessionStorage })).not.toMatch(/4111 ?1111/);
});

test('another buyer in this tab gets none of the draft', async () => {
  const leave = await show();
  await choose('Boleto');
  await paste(field('CPF'), cpf);
  await reload(leave, { stored: { dataLead: { ...dataLead, leadId: 'another' } } });
  expect(screen.getByRole('radio', { name: 'Cartão de crédito' })).toBeChecked();
  expect(field('CPF')).toHaveValue('');
});

test('stores nothing of a form that nobody touched', async () => {
  const leave = await show();
  window.dispatchEvent(new Event('pagehide'));
  leave();
  expect(window.sessionStorage).toHaveLength(0);
});

test('what the product has stands below the totals of the order', async () => {
  showPaymentPage({ product: { benefits: ['Aulas ao vivo', 'Certificado'] } });
  const order = within(await screen.findByRole('region', { name: 'Resumo do pedido' }));
  const benefits = order.getAllByRole('listitem');
  expect(benefits.map(({ textContent }) => textContent)).toEqual(['Aulas ao vivo', 'Certificado']);
  expect(order.getByText('Total').compareDocumentPosition(benefits[0] ?? document)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test('the price at the top of the order is the one that the form would charge', async () => {
  await show();
  const order = within(screen.getByRole('region', { name: 'Resumo do pedido' }));
  // What is chosen has one total: there is no "or" beside it.
  expect(order.queryByText('ou R$ 1.200,00 à vista')).not.toBeInTheDocument();
  expect(screen.getByText('sem juros · total R$ 1.200,00')).toBeInTheDocument();
  expect(order.getAllByText(/12x de/)).toHaveLength(1);
  expect(order.getByText('sem juros')).toBeInTheDocument();
  await choose('Pix');
  expect(order.queryByText('sem juros')).not.toBeInTheDocument();
  await choose('Cartão de crédito');
  expect(order.getByText('sem juros')).toBeInTheDocument();
  await userEvent.selectOptions(field('Parcelas'), '1');
  expect(order.queryByText('sem juros')).not.toBeInTheDocument();
});
