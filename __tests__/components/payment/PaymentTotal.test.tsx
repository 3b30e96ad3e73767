import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { calculateInstallments } from '@/domain/installments';
import { createPayment } from '@/services/api/payment';
import { buildPlan } from '../../support/builders';
import { translateTexts } from '../../support/translateTexts';
import {
  choose,
  field,
  mockCard,
  payByCard,
  refuse,
  settleForm,
  showPaymentPage,
} from './paymentPage';

vi.mock('@/services/api/payment');
vi.mock('@/services/cardEncryption');

const spread = (tax: number, maximum = 12) =>
  buildPlan({ installments: calculateInstallments(120000, 120000, { maximum, tax }) });

const twoCards = [...buildPlan().paymentMethods, 'credit-card+credit-card'] as const;

function total(): string {
  const parts = [...(document.querySelector('[data-bar] p')?.childNodes ?? [])];
  return parts
    .map(({ textContent }) => textContent)
    .join('\n')
    .replaceAll('\u00a0', ' ');
}

async function show(plan = spread(0)): Promise<void> {
  showPaymentPage({ product: { plans: [plan] } });
  await settleForm();
}

test('the maximum number of interest-free installments is selected initially', async () => {
  await show();
  await waitFor(() => {
    expect(total()).toBe('12x de R$ 100,00\ntotal R$ 1.200,00');
  });
  expect(field('Parcelas')).toHaveValue('12');
  expect(
    screen.getByRole('option', { name: /^12x de R\$\s100,00 sem juros$/ }),
  ).toBeInTheDocument();
});

test('where each installment adds interest, one is selected, and the other options show what they cost', async () => {
  await show(spread(0.0199));
  await waitFor(() => {
    expect(total()).toBe('Total\nR$ 1.200,00');
  });
  expect(field('Parcelas')).toHaveValue('1');
  expect(screen.getByRole('radio', { name: /^Cartão de crédito/ })).toHaveAccessibleDescription(
    'até 12x com juros',
  );
  const longest = screen.getByRole('option', {
    name: /^12x de R\$\s113,40 com juros$/,
  });
  await userEvent.selectOptions(field('Parcelas'), longest);
  expect(total()).toBe('12x de R$ 113,40 com juros\ntotal R$ 1.360,82');
  expect(field('Parcelas')).toHaveAccessibleDescription(/^A 1ª parcela é de R\$\s113,42$/);
  // In the folded order of a phone, and beside the form.
  expect(screen.getByText(/^com juros · total R\$\s1\.360,8\d$/)).toBeVisible();
  expect(screen.getByText(/^R\$\s1\.360,8\d$/)).toBeInTheDocument();
});

test('a single installment is shown as text, not as a choice', async () => {
  await show(spread(0, 1));
  expect(screen.queryByLabelText('Parcelas')).not.toBeInTheDocument();
  expect(screen.getByText(/^Parcelas: 1x de R\$\s1\.200,00 \(à vista\)$/)).toBeVisible();
});

test('the total at the button shows what will be charged, as the form changes', async () => {
  await show(buildPlan({ ...spread(0), paymentMethods: [...twoCards] }));
  await choose('Pix');
  expect(total()).toBe('Total\nR$ 1.200,00');
  await userEvent.click(screen.getByText('Dividir entre dois meios de pagamento'));
  await choose('Pagar com dois cartões');
  await screen.findByRole('group', { name: 'Cartão 2' });
  expect(total()).toBe('Total\nR$ 1.200,00');
});

test('on a translated page the total changes with the form, and what was typed stays', async () => {
  await show();
  translateTexts();
  await userEvent.selectOptions(field('Parcelas'), '1');
  expect(total()).toBe('Total\nR$ 1.200,00');
  translateTexts();
  await userEvent.selectOptions(field('Parcelas'), '12');
  expect(total()).toBe('12x de R$ 100,00\ntotal R$ 1.200,00');
  translateTexts();
  await userEvent.type(field('Número do cartão'), '4111111111111111');
  await waitFor(() => {
    expect(field('Bandeira do cartão')).toHaveValue('visa');
  });
  expect(field('Número do cartão')).toHaveValue('4111 1111 1111 1111');
  expect(total()).toBe('12x de R$ 100,00\ntotal R$ 1.200,00');
});

test('while a payment is in progress the form is locked, and the page shows what is being paid', async () => {
  mockCard();
  vi.mocked(createPayment).mockReturnValue(new Promise(() => undefined));
  await show();
  await payByCard();
  expect(await screen.findByText('Processando seu pagamento…')).toBeVisible();
  await waitFor(() => {
    expect(field('Número do cartão').closest('form')).toHaveAttribute('inert');
  });
  expect(document.querySelector('.pane')).toHaveAttribute('inert');
  // Also the link to change the buyer: it would lead away from the payment in progress.
  expect(await screen.findByText('Trocar')).toHaveAttribute('inert');
  expect(screen.getByText(/^Visa final\s1111$/)).toBeVisible();
  expect(document.activeElement).toHaveAttribute('role', 'status');
  expect(document.activeElement).toHaveTextContent(/^Processando seu pagamento/);
});

test('after a failed payment the focus moves to the notice, and is not lost', async () => {
  mockCard();
  vi.mocked(createPayment).mockRejectedValue(
    refuse(402, 'payment_declined', { reason: 'insufficient_funds' }),
  );
  await show();
  await payByCard();
  expect(await screen.findByText('O pagamento não foi aprovado')).toBeVisible();
  await waitFor(() => {
    expect(document.activeElement).toHaveTextContent(/^O pagamento não foi aprovado/);
  });
});
