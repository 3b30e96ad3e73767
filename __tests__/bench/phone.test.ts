import { checkStayed } from '@/bench/phone';

const asked = 'http://localhost:3000/payment?product=medcof';

test('a page that led on to another is refused: its figures would be those of both', () => {
  expect(() => {
    checkStayed(asked, 'http://localhost:3000/lead?product=medcof');
  }).toThrow(`${asked} led on to http://localhost:3000/lead?product=medcof`);
  expect(() => {
    checkStayed(asked, 'http://localhost:3000/payment');
  }).toThrow('led on to');
});

test('the address as a browser writes it is the same one', () => {
  expect(() => {
    checkStayed(asked, asked);
    checkStayed('http://localhost:3000', 'http://localhost:3000/');
  }).not.toThrow();
});
