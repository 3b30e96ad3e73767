import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findBookedTest, storeBookedTest } from '@/services/bookedTests';
import { readStored } from '@/services/storage';
import {
  bookedTest,
  dataLead,
  mockTestLocations,
  show,
  submit,
  token,
} from '../../../support/testLocations';

vi.mock('@/services/api/payment');
vi.mock('@/services/api/testLocation');

const user = userEvent.setup();

beforeEach(mockTestLocations);

describe('a buyer who returns to a booked seat', () => {
  const stored = { dataLead, purchaseToken: token, bookedTests: [bookedTest] };

  test('sees its time, and continues', async () => {
    const { router } = show({ stored });
    expect(screen.getByText('sábado, 28 de novembro, das 09:00 às 10:00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(router.push).toHaveBeenCalledWith('/success?product=x');
  });

  test('stays, even after the browser has dropped the lead', async () => {
    const { router } = show({ stored: { purchaseToken: token, bookedTests: [bookedTest] } });
    expect(await screen.findByText('Pagamento aprovado')).toBeVisible();
    await vi.dynamicImportSettled();
    expect(router.replace).not.toHaveBeenCalled();
  });

  test('can take another in its place', async () => {
    const { router } = show({ stored });
    await user.click(screen.getByRole('button', { name: 'Marcar outro horário' }));
    expect(screen.getByText('O novo horário toma o lugar do que já está marcado.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ficar com o horário marcado' })).toBeVisible();
    await user.selectOptions(await screen.findByLabelText('Local do teste'), 'b');
    await user.click(screen.getByRole('radio', { name: /terça-feira/ }));
    await submit();
    await waitFor(() => {
      expect(router.push).toHaveBeenCalledWith('/success?product=x');
    });
    expect(readStored('bookedTests')).toEqual([
      expect.objectContaining({ token, place: 'Buritis' }),
    ]);
  });

  test('books for another purchase as for the first', async () => {
    show({ stored: { ...stored, bookedTests: [{ ...bookedTest, token: 'token-of-another-1' }] } });
    expect(await screen.findByLabelText('Local do teste')).toBeVisible();
  });

  test('sees it even after another purchase has booked in another tab', async () => {
    const other = { ...bookedTest, token: 'token-of-another-1', place: 'Moema' };
    show({ stored });
    storeBookedTest(other);
    cleanup();
    show({ stored: { purchaseToken: token } });
    expect(await screen.findByRole('region', { name: 'Savassi' })).toBeVisible();
    expect(findBookedTest(readStored('bookedTests'), other.token)).toEqual(other);
  });
});
