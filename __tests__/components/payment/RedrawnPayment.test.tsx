import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PageErrorBoundary } from '@/components/shell/PageErrorBoundary';
import { PaymentTemplate } from '@/components/templates/payment/PaymentTemplate';
import type { PaymentResponse } from '@/contract/payment';
import { createPayment, getPaymentAttempt } from '@/services/api/payment';
import { buildPaymentResponse } from '../../support/buildPayment';
import { renderWithProviders } from '../../support/renderWithProviders';
import { wrapElements } from '../../support/wrapElements';
import { dataLead, field, mockCard, payByCard, pasteCard, refuse } from './paymentPage';

vi.mock('@/services/api/payment');
vi.mock('@/services/cardEncryption');
const create = vi.mocked(createPayment);
const getAttempt = vi.mocked(getPaymentAttempt);
const muteErrors = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);
let errors: ReturnType<typeof muteErrors>;

beforeEach(() => {
  vi.resetAllMocks();
  mockCard();
  // React logs that the page failed, and the page logs that it was remounted.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  errors = muteErrors();
});

afterEach(() => {
  errors.mockClear();
});

const showPage = () =>
  renderWithProviders(
    <PageErrorBoundary pathname="/payment">
      <PaymentTemplate />
    </PageErrorBoundary>,
    { pathname: '/payment', stored: { dataLead } },
  );

const payMoved = (selector: string) =>
  payByCard(async () => {
    await pasteCard();
    wrapElements(selector);
  });

const redrawn = /o tradutor mudou esta página/;
const declined = 'O pagamento não foi aprovado';

test('a decline is shown on the remounted page', async () => {
  create.mockRejectedValue(refuse(402, 'payment_declined', { reason: 'card_refused' }));
  showPage();
  await payMoved('form > *');
  expect(await screen.findByText(redrawn)).toBeVisible();
  expect(await screen.findByText(declined)).toBeVisible();
  expect(field('Número do cartão')).toHaveValue('');
  expect(create).toHaveBeenCalledOnce();
});

test('a page that is remounted while it pays waits for the answer, and continues', async () => {
  let answer: (response: PaymentResponse) => void = () => undefined;
  create.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const { router } = showPage();
  await payMoved('form span');
  expect(await screen.findByText(redrawn)).toBeVisible();
  expect(await screen.findByText(/Processando/)).toBeVisible();
  // The payment in progress is not one of an earlier visit, which would be looked up and dropped.
  await act(() => vi.dynamicImportSettled());
  expect(getAttempt).not.toHaveBeenCalled();
  answer(buildPaymentResponse());
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith('/success');
  });
  expect(router.push).toHaveBeenCalledOnce();
  expect(create).toHaveBeenCalledOnce();
});

function PageOfStages() {
  const [isHidden, setIsHidden] = useState(false);
  return (
    <PageErrorBoundary pathname="/payment">
      <button
        onClick={() => {
          setIsHidden(!isHidden);
        }}
      >
        stage
      </button>
      {!isHidden && <PaymentTemplate />}
    </PageErrorBoundary>
  );
}

test.each(['form > *', '.none'])(
  'a form that is unmounted and mounted again shows no earlier decline (moved: %s)',
  async (moved) => {
    create.mockRejectedValue(refuse(402, 'payment_declined', { reason: 'card_refused' }));
    renderWithProviders(<PageOfStages />, { pathname: '/payment', stored: { dataLead } });
    await payMoved(moved);
    expect(await screen.findByText(declined)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'stage' }));
    await userEvent.click(screen.getByRole('button', { name: 'stage' }));
    await userEvent.click(field('Número do cartão'));
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByText(declined)).not.toBeInTheDocument();
  },
);

test('a page that is opened again shows no earlier decline', async () => {
  create.mockRejectedValue(refuse(402, 'payment_declined', { reason: 'card_refused' }));
  const { unmount } = showPage();
  await payByCard();
  expect(await screen.findByText(declined)).toBeVisible();
  unmount();
  showPage();
  await userEvent.click(field('Número do cartão'));
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByText(declined)).not.toBeInTheDocument();
});
