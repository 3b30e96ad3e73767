import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getImageSources } from '../../../support/getImageSources';
import { paste } from '../../../support/paste';
import { field, showPaymentPage } from '../paymentPage';

const marksIn = (label: string) => getImageSources(field(label).parentElement);

const companies = ['visa', 'mastercard', 'american_express', 'elo', 'diners'];

test.each([
  ['medcof', '', 'Número do cartão'],
  ['wol', 'flowId=peru', 'Número de tarjeta'],
] as const)(
  '%s: the cell of the number shows the accepted cards until one is typed',
  async (brand, rawQuery, number) => {
    showPaymentPage({ brand, rawQuery });
    const accepted = companies.map((id) => `/cards/${id}.svg`);
    expect(marksIn(number)).toEqual(accepted);
    await paste(field(number), '9');
    expect(marksIn(number)).toEqual(['/cards/any.svg']);
    await userEvent.clear(field(number));
    expect(marksIn(number)).toEqual(accepted);
    await paste(field(number), '4111111111111111');
    await waitFor(() => {
      expect(marksIn(number)).toEqual(['/cards/visa.svg']);
    });
  },
);

test.each([
  ['medcof', '', 'Validade'],
  ['wol', 'flowId=peru', 'Vence'],
] as const)(
  '%s: the expiry has its format in its name, and below its label',
  (brand, rawQuery, label) => {
    showPaymentPage({ brand, rawQuery });
    const expiry = field(`${label} (MM/AA)`);
    expect(expiry).toHaveAccessibleName(`${label} (MM/AA)`);
    expect(expiry).toHaveAttribute('placeholder', 'MM/AA');
    expect(screen.getByText(label)).toBeVisible();
  },
);
