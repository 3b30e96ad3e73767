import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { existsSync } from 'node:fs';
import { formMethods } from '@/components/payment/methods/formMethods';
import type { FormMethod } from '@/components/payment/paymentValues';
import { renderWithProviders } from '../../../support/renderWithProviders';
import { paste } from '../../../support/paste';
import { field, showPaymentPage } from '../paymentPage';

const marksOf = (element: Element | null | undefined) =>
  Array.from(element?.querySelectorAll('img') ?? [], (image) => image.getAttribute('src'));

const cellOf = (label: string) => field(label).parentElement;

const companies = ['visa', 'mastercard', 'american_express', 'elo', 'diners'];

test.each([
  ['medcof', '', 'Número do cartão'],
  ['wol', 'flowId=peru', 'Número de tarjeta'],
] as const)(
  '%s: the cell of the number shows the accepted cards until one is typed',
  async (brand, rawQuery, number) => {
    showPaymentPage({ brand, rawQuery });
    const accepted = companies.map((id) => `/cards/${id}.svg`);
    expect(marksOf(cellOf(number))).toEqual(accepted);
    await paste(field(number), '9');
    expect(marksOf(cellOf(number))).toEqual(['/cards/any.svg']);
    await userEvent.clear(field(number));
    expect(marksOf(cellOf(number))).toEqual(accepted);
    await paste(field(number), '4111111111111111');
    await waitFor(() => {
      expect(marksOf(cellOf(number))).toEqual(['/cards/visa.svg']);
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

test.each<[FormMethod, icons: number, marks: string[]]>([
  ['pix', 0, ['/pix.svg']],
  ['pix-in-person', 0, ['/pix.svg']],
  ['credit-card', 1, []],
  ['credit-card+credit-card', 2, []],
  ['credit-card+pix', 1, ['/pix.svg']],
])('the tile of %s shows the marks of its parts', (method, icons, marks) => {
  const { Icon } = formMethods[method];
  const { container } = renderWithProviders(<Icon />);
  expect(container.querySelectorAll('svg')).toHaveLength(icons);
  expect(marksOf(container)).toEqual(marks);
  expect(existsSync('public/pix.svg')).toBe(true);
});
