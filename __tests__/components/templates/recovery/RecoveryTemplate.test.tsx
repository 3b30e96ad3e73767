import { screen, waitFor } from '@testing-library/react';
import { RecoveryTemplate } from '@/components/templates/recovery/RecoveryTemplate';
import { createReferencePayment } from '@/services/api/paymentLinkPayment';
import type { Recovery } from '@/contract/recovery';
import { readStored } from '@/services/storage';
import { buildRecovery, saleId } from '../../../support/paymentLinks';
import { accept, rawQuery, showPayLink } from '../../payLinks/payLinkPage';
import { acceptTerms, settleForm, submit } from '../../payment/paymentPage';

vi.mock('@/services/api/paymentLinkPayment');
const pay = vi.mocked(createReferencePayment);

const show = (recovery: Recovery = buildRecovery()) =>
  showPayLink(<RecoveryTemplate sale={recovery} />, 'recovery', {
    sale: recovery,
    plans: [recovery.plan],
  });

beforeEach(() => {
  vi.resetAllMocks();
});

test.each([
  [
    'insufficient_funds',
    'O pagamento de 19/11/2026 não foi autorizado e nada foi cobrado.',
    'É comum e quase sempre se resolve com outra forma de pagamento. Seu pedido está guardado.',
  ],
  [
    null,
    'O pagamento de 19/11/2026 não foi concluído a tempo e nada foi cobrado.',
    'Seu pedido está guardado: escolha como pagar e conclua agora.',
  ],
] as const)('says gently what happened, and what to do (%s)', async (declineReason, text, next) => {
  show(buildRecovery({ declineReason }));
  await settleForm();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(next)).toBeVisible();
  expect(screen.getByText('Cartão de crédito', { selector: 'dd' })).toBeVisible();
});

test('suggests another card where nothing else is accepted', async () => {
  const { plan, ...recovery } = buildRecovery({ declineReason: 'card_refused' });
  show({ ...recovery, plan: { ...plan, paymentMethods: ['credit-card'] } });
  await settleForm();
  expect(screen.getByText(/quase sempre se resolve com outro cartão/)).toBeVisible();
});

test('selects another method than the one that failed, which pays the purchase', async () => {
  pay.mockResolvedValue(accept());
  const { router } = show();
  expect(screen.getByRole('radio', { name: 'Pix' })).toBeChecked();
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'pix',
    'bankslip',
    'credit-card',
  ]);
  await acceptTerms();
  await submit();
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith(`/success?${rawQuery('recovery')}`);
  });
  expect(pay.mock.lastCall?.[0]).toMatchObject({ type: 'direct', referenceId: saleId });
  expect(readStored('purchaseToken')).toBe('token-of-a-payment-1');
});
