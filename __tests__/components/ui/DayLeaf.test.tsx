import { DayLeaf } from '@/components/ui/DayLeaf';
import { renderPlainPage } from '../../support/renderPlainPage';

const timeZone = 'America/Sao_Paulo';

beforeEach(() => {
  // Midnight of the new year is three hours away in São Paulo.
  vi.useFakeTimers({ now: new Date('2027-01-01T00:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['2026-12-05T12:00:00Z', 'dez5'],
  ['2027-01-01T02:59:00Z', 'dez31'],
  ['2027-01-01T03:00:00Z', 'jan12027'],
  ['2025-12-05T12:00:00Z', 'dez52025'],
])('the leaf of %s says %s, its year only where it is another one', (at, text) => {
  const { container } = renderPlainPage(<DayLeaf at={at} timeZone={timeZone} />);
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe(text);
});

test('the leaves of a list show their years where one of them does', () => {
  const dates = ['2026-12-05T12:00:00Z', '2027-01-06T12:00:00Z'];
  const { container } = renderPlainPage(
    <>
      {dates.map((at) => (
        <DayLeaf key={at} at={at} dates={dates} timeZone={timeZone} />
      ))}
    </>,
  );
  const leaves = [...container.querySelectorAll('[aria-hidden]')];
  expect(leaves.map(({ textContent }) => textContent)).toEqual(['dez52026', 'jan62027']);
});

test('says the same on a device whose clock is wrong', () => {
  function OnWrongDevice() {
    vi.setSystemTime('2031-06-01T12:00:00Z');
    return <DayLeaf at="2026-12-05T12:00:00Z" timeZone={timeZone} />;
  }
  const { container } = renderPlainPage(<OnWrongDevice />);
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('dez5');
});
