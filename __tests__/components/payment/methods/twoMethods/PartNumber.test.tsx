import { render, screen } from '@testing-library/react';
import { ShareBar } from '@/components/payment/methods/twoMethods/PartNumber';

test('a part is as wide as its amount, and numbered', () => {
  render(<ShareBar shares={[30000, 90000]} />);
  expect(screen.getByText('1')).toHaveStyle({ flexGrow: 30000 });
  expect(screen.getByText('2')).toHaveStyle({ flexGrow: 90000 });
});
