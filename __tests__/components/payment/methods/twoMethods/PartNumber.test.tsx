import { render, screen } from '@testing-library/react';
import { ShareBar } from '@/components/payment/methods/twoMethods/PartNumber';

test('each part of the bar has its number and its amount', () => {
  render(<ShareBar currency="BRL" shares={[30000, 90000]} />);
  expect(screen.getByText('1')).toHaveTextContent(/^1 · R\$\s300,00$/);
  expect(screen.getByText('2')).toHaveTextContent(/^2 · R\$\s900,00$/);
});
