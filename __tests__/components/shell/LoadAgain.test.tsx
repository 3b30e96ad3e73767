import { render, screen } from '@testing-library/react';
import { LoadAgain, loadAgainCss } from '@/components/shell/LoadAgain';
import { getLoadAgainTexts } from '@/server/document/documentTexts.server';

const { dataset } = document.documentElement;

const cardField = <input autoComplete="section-1 cc-number" />;

function showLate(
  form: React.ReactElement,
  pathname = '/payment',
  reason: 'late' | 'lost' = 'late',
) {
  dataset[reason] = reason === 'lost' ? 'script' : '';
  render(
    <>
      <style>{loadAgainCss}</style>
      <LoadAgain texts={getLoadAgainTexts('pt-BR', pathname)} />
      {form}
    </>,
  );
}

afterEach(() => {
  delete dataset.late;
  delete dataset.lost;
});

const waits = () => screen.getByText(/demorando a chegar: espere um pouco/);
const isUncharged = () => screen.getByText(/Nada foi cobrado/);
const queryUncharged = () => screen.queryByText(/Nada foi cobrado/);
const isTypedAgain = () => screen.getByText(/Carregar de novo apaga o cartão/);
const button = () => screen.queryByRole('button', { name: 'Carregar a página de novo' });

test('says to wait and that nothing was charged, and offers to reload', () => {
  showLate(<form />);
  expect(waits()).toBeVisible();
  expect(isUncharged()).toBeVisible();
  expect(isTypedAgain()).not.toBeVisible();
  expect(button()).toBeVisible();
});

test('warns that a reload clears the card where one is typed', () => {
  showLate(<form>{cardField}</form>);
  expect(isTypedAgain()).toBeVisible();
});

test('says nothing of a charge on a page without a form, such as a receipt', () => {
  showLate(<p />);
  expect(waits()).toBeVisible();
  expect(isUncharged()).not.toBeVisible();
  expect(button()).toBeVisible();
});

test('says nothing of a charge on a form after the purchase, which may have been charged', () => {
  showLate(<form />, '/select-test-location');
  expect(waits()).toBeVisible();
  expect(queryUncharged()).not.toBeInTheDocument();
  expect(button()).toBeVisible();
});

test('only says to wait while a payment is in progress', () => {
  showLate(<form inert>{cardField}</form>);
  expect(waits()).toBeVisible();
  expect(isUncharged()).not.toBeVisible();
  expect(button()).not.toBeInTheDocument();
});

test('warns that a reload clears the card when a script is lost, too', () => {
  showLate(<form>{cardField}</form>, '/payment', 'lost');
  expect(screen.getByText('Uma parte desta página não chegou.')).toBeVisible();
  expect(waits()).not.toBeVisible();
  expect(isTypedAgain()).toBeVisible();
  expect(button()).toBeVisible();
});
