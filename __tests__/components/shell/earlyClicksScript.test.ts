import { runInNewContext } from 'node:vm';
import { earlyClicksScript } from '@/components/shell/EarlyClicks';

/** The page before its code has run, reduced to what the script uses. */
function startPage() {
  const window: Partial<Pick<Window, 'addEventListener' | 'earlyClicks'>> = {
    addEventListener: vi.fn(),
  };
  const documentElement = { dataset: {} };
  const location = { pathname: '/lead' };
  runInNewContext(earlyClicksScript, { window, document: { documentElement }, location });
  return (target: object) => {
    const event = Object.assign(new Event('click'), {
      preventDefault: vi.fn(),
      stopPropagation: vi.fn(),
    });
    Object.defineProperty(event, 'target', { value: target });
    window.earlyClicks?.keep(event as unknown as MouseEvent);
    return { event, kept: window.earlyClicks?.button };
  };
}

test('a kept press reaches nothing else: a page that is just being hydrated would execute it as well', () => {
  const press = startPage();
  const button = { closest: () => button };
  const { event, kept } = press(button);
  expect(kept).toBe(button);
  expect(event.preventDefault).toHaveBeenCalled();
  expect(event.stopPropagation).toHaveBeenCalled();
});

test('a choice beside the buttons goes its way', () => {
  const press = startPage();
  const { event, kept } = press({ closest: () => null });
  expect(kept).toBeNull();
  expect(event.preventDefault).not.toHaveBeenCalled();
  expect(event.stopPropagation).not.toHaveBeenCalled();
});
