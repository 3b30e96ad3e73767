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

test('says to wait, that nothing was charged, and offers to load again', () => {
  showLate(<form />);
  expect(waits()).toBeVisible();
  expect(isUncharged()).toBeVisible();
  expect(isTypedAgain()).not.toBeVisible();
  expect(button()).toBeVisible();
});

test('says what loading again costs where a card is typed', () => {
  showLate(<form>{cardField}</form>);
  expect(isTypedAgain()).toBeVisible();
});

test('promises nothing of a charge on a page that asks for nothing, as a receipt', () => {
  showLate(<p />);
  expect(waits()).toBeVisible();
  expect(isUncharged()).not.toBeVisible();
  expect(button()).toBeVisible();
});

test('says nothing of a charge where a form follows the purchase, which may have been charged', () => {
  showLate(<form />, '/select-test-location');
  expect(waits()).toBeVisible();
  expect(queryUncharged()).not.toBeInTheDocument();
  expect(button()).toBeVisible();
});

test('says to wait and no more while a payment is under way', () => {
  showLate(<form inert>{cardField}</form>);
  expect(waits()).toBeVisible();
  expect(isUncharged()).not.toBeVisible();
  expect(button()).not.toBeInTheDocument();
});

test('says of a script that is lost what loading again costs, too', () => {
  showLate(<form>{cardField}</form>, '/payment', 'lost');
  expect(screen.getByText('Uma parte desta página não chegou.')).toBeVisible();
  expect(waits()).not.toBeVisible();
  expect(isTypedAgain()).toBeVisible();
  expect(button()).toBeVisible();
});
