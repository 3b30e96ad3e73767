import { getNoScriptText } from '@/server/document/documentTexts.server';
import { buildCheckoutPage } from '../../support/renderWithProviders';

it.each([
  ['', 'Ative o JavaScript do navegador para continuar.'],
  ['locale=pt-MZ', 'Active o JavaScript do navegador para continuar.'],
  ['flowId=peru', 'Activa JavaScript en el navegador para continuar.'],
])('without JavaScript a page of %j says %s', (rawQuery, text) => {
  expect(getNoScriptText(buildCheckoutPage({ rawQuery }).locale)).toBe(text);
});
