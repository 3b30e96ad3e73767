import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLazyValidate } from '@/components/fields/useLazyValidate';
import type { ProductV2 } from '@/contract/product';
import { createPayment } from '@/services/api/payment';
import { getProduct } from '@/services/api/product';
import type { FormErrors } from '@/validation/schemas/collectErrors';
import { buildPlan, buildProduct } from '../../support/builders';
import { paste } from '../../support/paste';
import {
  acceptTerms,
  cpf,
  field,
  mockCard,
  pasteCard,
  refuse,
  showPaymentPage,
} from './paymentPage';

vi.mock('@/services/api/payment');
vi.mock('@/services/cardEncryption');
vi.mock('@/services/api/product');

vi.mock('@/components/fields/useLazyValidate');

const plan = buildPlan();
const trial = { planId: plan.id, days: 7, firstChargeOn: '2026-11-29' };

test('a press on a free period charges nothing once the buyer turns out to have had it', async () => {
  mockCard();
  const code: { arrive?: () => void } = {};
  const rules = new Promise<FormErrors>((resolve) => {
    code.arrive = () => {
      resolve({});
    };
  });
  vi.mocked(useLazyValidate).mockReturnValue(() => rules);
  vi.mocked(createPayment).mockRejectedValue(refuse(402, 'payment_declined'));
  const asked: { answer?: (product: ProductV2) => void } = {};
  const answered = new Promise<ProductV2>((resolve) => {
    asked.answer = resolve;
  });
  vi.mocked(getProduct).mockReturnValue(answered);
  showPaymentPage({ product: { plans: [plan], trial } });
  await pasteCard();
  await paste(field('CPF'), cpf);
  await acceptTerms();
  await userEvent.click(screen.getByRole('button', { name: 'Começar período grátis' }));
  act(() => {
    asked.answer?.(buildProduct({ plans: [plan] }));
  });
  const button = await screen.findByRole('button', { name: 'Confirmar pagamento' });
  code.arrive?.();
  expect(await screen.findByText(/O valor atual é R\$\s1\.200,00/)).toBeVisible();
  expect(createPayment).not.toHaveBeenCalled();
  // Now the buyer has seen the price.
  await userEvent.click(button);
  await waitFor(() => {
    expect(createPayment).toHaveBeenCalled();
  });
});
