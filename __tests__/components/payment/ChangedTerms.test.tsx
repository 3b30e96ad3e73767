import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLazyValidate } from '@/components/fields/useLazyValidate';
import type { ProductV2 } from '@/contract/product';
import { createPayment } from '@/services/api/payment';
import { getProduct } from '@/services/api/product';
import type { FormErrors } from '@/validation/schemas/collectErrors';
import { buildPlan, buildProduct } from '../../support/builders';
import { beginTrial, mockCard, payByCard, refuse, showPaymentPage } from './paymentPage';

vi.mock('@/services/api/payment');
vi.mock('@/services/cardEncryption');
vi.mock('@/services/api/product');

vi.mock('@/components/fields/useLazyValidate');

const plan = buildPlan();
const trial = { planId: plan.id, days: 7, firstChargeOn: '2026-11-29' };
const price = /O valor atual é R\$\s1\.200,00/;

beforeEach(() => {
  mockCard();
  vi.mocked(createPayment).mockReset().mockRejectedValue(refuse(402, 'payment_declined'));
});

/** @returns a function that tells the page that its buyer has had the free period */
function holdProduct(): () => void {
  const asked: { answer?: (product: ProductV2) => void } = {};
  const answered = new Promise<ProductV2>((resolve) => {
    asked.answer = resolve;
  });
  vi.mocked(getProduct).mockReturnValue(answered);
  return () => {
    act(() => {
      asked.answer?.(buildProduct({ plans: [plan] }));
    });
  };
}

const findPayButton = () => screen.findByRole('button', { name: 'Confirmar pagamento' });

test('a press on a free period charges nothing once the buyer turns out to have had it', async () => {
  const code: { arrive?: () => void } = {};
  const rules = new Promise<FormErrors>((resolve) => {
    code.arrive = () => {
      resolve({});
    };
  });
  vi.mocked(useLazyValidate).mockReturnValue(() => rules);
  const answer = holdProduct();
  await beginTrial({ plans: [plan], trial });
  answer();
  const button = await findPayButton();
  code.arrive?.();
  expect(await screen.findByText(price)).toBeVisible();
  expect(createPayment).not.toHaveBeenCalled();
  // Now the buyer has seen the price.
  await userEvent.click(button);
  await waitFor(() => {
    expect(createPayment).toHaveBeenCalled();
  });
});

/** As long as the code of a field is loading. */
function addPlaceholder(): HTMLElement {
  const place = document.createElement('i');
  place.dataset.fields = '';
  document.querySelector('form')?.append(place);
  return place;
}

test.each([
  ['is refused', 0],
  ['counts once it is repeated at the price', 1],
])('a press that waits for fields while the price changes %s', async (_, presses) => {
  vi.mocked(useLazyValidate).mockReturnValue(() => Promise.resolve({}));
  const answer = holdProduct();
  const places: HTMLElement[] = [];
  await beginTrial({ plans: [plan], trial }, () => {
    places.push(addPlaceholder());
  });
  answer();
  const button = await findPayButton();
  if (presses > 0) await userEvent.click(button);
  places.forEach((place) => {
    place.remove();
  });
  if (presses === 0) expect(await screen.findByText(price)).toBeVisible();
  // The press no longer waits.
  await waitFor(() => {
    expect(button.closest('form')).not.toHaveAttribute('data-early');
    expect(createPayment).toHaveBeenCalledTimes(presses);
  });
});

test('a page that was rendered without the free period can offer it', async () => {
  vi.mocked(useLazyValidate).mockReturnValue(() => Promise.resolve({}));
  const errors = [{ field: '/agreement', code: 'required', message: 'required' }];
  vi.mocked(createPayment).mockRejectedValue(refuse(422, 'invalid_field', { errors }));
  vi.mocked(getProduct).mockResolvedValue(buildProduct({ plans: [plan], trial }));
  showPaymentPage({ product: { plans: [plan] } });
  await payByCard();
  expect(await screen.findByText('As condições mudaram')).toBeVisible();
  expect(await screen.findByText(/o cartão só é verificado/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Começar período grátis' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/payment\.(?:trial|termsChanged)/);
});
