import { runInNewContext } from 'node:vm';
import { earlyClicksScript } from '@/components/shell/EarlyClicks';
import { lostScriptsScript } from '@/components/shell/lostScripts';
import { createTagScript } from '@/services/analytics/tagScript';

/** A document whose inline scripts have run, in their order, before the page's code. */
function startDocument() {
  const window: EventTarget & Pick<Window, 'earlyClicks'> = new EventTarget();
  const root: { dataset: DOMStringMap } = { dataset: {} };
  const document = Object.assign(new EventTarget(), {
    documentElement: root,
    cookie: '',
    getElementById: () => ({ hidden: false }),
  });
  const location = { pathname: '/lead', reload: vi.fn() };
  const browser = {
    CSS: { supports: () => true },
    Document: vi.fn(),
    MutationObserver: class {
      observe = vi.fn();
    },
  };
  runInNewContext(
    [lostScriptsScript, createTagScript({ container: 'GTM-1', consent: null }), earlyClicksScript]
      .map((script) => `${script};`)
      .join(''),
    { window: Object.assign(window, browser), document, location, ...browser },
  );
  const press = (button: object) => {
    const event = new Event('click');
    Object.defineProperty(event, 'target', { value: button });
    window.dispatchEvent(event);
  };
  return { document, location, press, root, getKept: () => window.earlyClicks?.button };
}

/** @param matched the selectors that find the button from inside it */
function createButton(matched: string, dataset: DOMStringMap = {}) {
  const button = {
    dataset,
    closest: (selector: string) => (['button', matched].includes(selector) ? button : null),
  };
  return button;
}

const submit = createButton('button');
const accept = createButton('[data-consent]', { consent: 'granted' });
const loadAgain = createButton('.load-again button');

test('a choice about cookies is made at once, and not repeated by the page', () => {
  const { document, getKept, press, root } = startDocument();
  press(accept);
  expect(document.cookie).toContain('granted');
  expect(getKept()).toBeNull();
  expect(root.dataset).not.toHaveProperty('early');
});

test('a choice about cookies does not replace the early press on another button', () => {
  const { getKept, press } = startDocument();
  press(submit);
  press(accept);
  expect(getKept()).toBe(submit);
});

test('the button that reloads the page is not kept for the page', () => {
  const { getKept, location, press } = startDocument();
  press(submit);
  press(loadAgain);
  expect(location.reload).toHaveBeenCalledOnce();
  expect(getKept()).toBe(submit);
});
