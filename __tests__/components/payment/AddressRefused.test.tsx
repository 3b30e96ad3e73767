import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPayment } from '@/services/api/payment';
import { getPostalCodePlace } from '@/services/api/postalCode';
import { paste } from '../../support/paste';
import {
  acceptTerms,
  field,
  mockCard,
  pasteCard,
  refuse,
  showPaymentPage,
  submit,
} from './paymentPage';

vi.mock('@/services/api/payment');
vi.mock('@/services/api/postalCode');
vi.mock('@/services/cardEncryption');

async function payWithAddress(refusal: ReturnType<typeof refuse>): Promise<void> {
  vi.mocked(createPayment).mockRejectedValue(refusal);
  mockCard();
  vi.mocked(getPostalCodePlace).mockResolvedValue({
    state: 'SP',
    city: 'São Paulo',
    district: null,
    street: null,
  });
  showPaymentPage({ brand: 'ms', hasAddressForm: true });
  await pasteCard();
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  await screen.findByLabelText('CEP');
  await paste(field('CEP'), '01310100');
  await waitFor(() => {
    expect(field('Cidade')).toHaveValue('São Paulo');
  });
  await paste(field('Rua'), 'Avenida Paulista');
  await paste(field('Número'), '1578');
  await paste(field('Bairro'), 'Bela Vista');
  await acceptTerms();
  await submit();
}

test.each(['rate_limited', 'encrypted_card_expired'] as const)(
  'a buyer whose card is refused as %s is back where another method can be chosen',
  async (code) => {
    await payWithAddress(refuse(code === 'rate_limited' ? 429 : 422, code));
    await userEvent.click(await screen.findByRole('button', { name: 'Pagar com Pix' }));
    expect(screen.queryByLabelText('CEP')).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Pix' })).toBeChecked();
  },
);

test('a refused street is marked where it was typed', async () => {
  await payWithAddress(
    refuse(422, 'invalid_field', { errors: [{ field: '/address/street', code: 'invalid' }] }),
  );
  expect(await screen.findByText('Insira um endereço válido')).toBeVisible();
  expect(field('Rua')).toHaveFocus();
});
