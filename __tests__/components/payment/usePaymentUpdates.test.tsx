import { act, screen } from '@testing-library/react';
import { usePaymentUpdates } from '@/components/payment/usePaymentUpdates';
import { watchPayment } from '@/services/api/paymentUpdates';
import { renderWithProviders } from '../../support/renderWithProviders';

vi.mock('@/services/api/paymentUpdates');
const watch = vi.mocked(watchPayment);

const Connection = ({ token }: { token: string }) => <p>{usePaymentUpdates(token).connection}</p>;

test('a connection that one payment lost says nothing of the next payment', () => {
  watch.mockReturnValue(() => undefined);
  const { rerender } = renderWithProviders(<Connection token="a" />);
  act(() => {
    watch.mock.lastCall?.[1].onConnection('lost');
  });
  expect(screen.getByText('lost')).toBeVisible();
  rerender(<Connection token="b" />);
  expect(screen.getByText('live')).toBeVisible();
});
