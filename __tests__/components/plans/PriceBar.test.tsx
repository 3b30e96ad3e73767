import { screen } from '@testing-library/react';
import { PriceBar } from '@/components/plans/PriceBar';
import { buildPlan } from '../../support/builders';
import { renderWithProviders } from '../../support/renderWithProviders';

const show = () => renderWithProviders(<PriceBar plan={buildPlan()}>{null}</PriceBar>);

test('a phone announces the price of the bar', () => {
  show();
  expect(screen.getByRole('status')).toHaveTextContent('R$');
});

test('a desktop shows it, and leaves the announcement to the pane', () => {
  const media = vi
    .spyOn(window, 'matchMedia')
    .mockReturnValue(Object.assign(window.matchMedia(''), { matches: true }));
  show();
  expect(screen.getByText(/12x/)).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
  media.mockRestore();
});
