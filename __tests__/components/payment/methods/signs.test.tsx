import { existsSync } from 'node:fs';
import { formMethods } from '@/components/payment/methods/formMethods';
import type { FormMethod } from '@/components/payment/paymentValues';
import { getImageSources } from '../../../support/getImageSources';
import { renderWithProviders } from '../../../support/renderWithProviders';

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
  expect(getImageSources(container)).toEqual(marks);
  expect(existsSync('public/pix.svg')).toBe(true);
});
