import { runInNewContext } from 'node:vm';
import { readControl } from '@/components/fields/useEarlyValue';
import { lostScriptsScript } from '@/components/shell/lostScripts';

/** A page of /lead that has lost a script, and the same page after a reload. */
function startPage(fields: string) {
  const main = Object.assign(document.createElement('div'), {
    innerHTML: `<main>${fields}</main>`,
  });
  const root = document.createElement('i');
  root.dataset.lost = 'script';
  const CSS = { supports: () => true };
  const window = Object.assign(new EventTarget(), { CSS });
  const page = Object.assign(new EventTarget(), {
    documentElement: root,
    head: document.createElement('head'),
    readyState: 'loading',
    querySelectorAll: (selector: string) => main.querySelectorAll(selector),
  });
  runInNewContext(lostScriptsScript, {
    ...{ window, document: page, location: { pathname: '/lead' }, CSS },
    ...{ Document, MutationObserver, sessionStorage },
  });
  const find = (selector: string) => {
    const control = main.querySelector<HTMLInputElement | HTMLSelectElement>(selector);
    if (!control) throw new Error(`No ${selector}`);
    return control;
  };
  return {
    find,
    check: (selector: string) => Object.assign(find(selector), { checked: true }),
    leave: () => window.dispatchEvent(new Event('pagehide')),
    parse: (readyState = 'interactive') =>
      Object.assign(page, { readyState }).dispatchEvent(new Event('readystatechange')),
  };
}

const methods = ['card', 'pix']
  .map((value) => `<input type="radio" name="method" value="${value}">`)
  .join('');
const brands = '<select name="brand"><option value="">-</option><option>visa</option></select>';
const terms = '<input type="checkbox" name="terms">';

function createCountries(...countries: string[]) {
  const options = countries.map((country) => `<option>${country}</option>`).join('');
  return `<select name="country">${options}</select>`;
}

test('fields that only the hydrated page had, or lacked, take nothing from the others', () => {
  const left = startPage(methods + terms);
  left.check('[value=pix]');
  left.check('[name=terms]');
  left.leave();
  const { find, parse } = startPage(methods + brands + terms);
  parse();
  expect(find('[value=pix]')).toHaveProperty('checked', true);
  expect(find('[value=card]')).toHaveProperty('checked', false);
  expect(find('[name=brand]')).toHaveProperty('value', '');
  expect(find('[name=terms]')).toHaveProperty('checked', true);
  expect(sessionStorage).not.toHaveProperty('typed');
});

test('a chosen country that only loaded code lists is still chosen, unless the buyer chooses again', () => {
  const left = startPage(createCountries('BR', 'MZ', 'PT'));
  left.find('select').value = 'PT';
  left.leave();
  const { find, parse } = startPage(createCountries('BR', 'MZ'));
  parse();
  const countries = find('select');
  expect(readControl(countries)).toBe('PT');
  countries.value = 'MZ';
  expect(readControl(countries)).toBe('MZ');
});

test('a chosen value that is set back to the placeholder is not taken over', () => {
  const left = startPage(brands);
  left.find('select').value = 'visa';
  left.leave();
  const { find, parse } = startPage(brands);
  parse();
  const restored = find('select');
  expect(readControl(restored)).toBe('visa');
  restored.value = '';
  expect(readControl(restored)).toBe('');
});

test('a value that a list no longer offers leaves its placeholder', () => {
  const left = startPage(brands);
  left.find('select').value = 'visa';
  left.leave();
  const { find, parse } = startPage(brands.replace('visa', 'elo'));
  parse();
  expect(find('select')).toHaveProperty('selectedIndex', 0);
  expect(readControl(find('select'))).toBe('');
});

test('fields are restored once, when the document is parsed', () => {
  const left = startPage(brands);
  left.find('select').value = 'visa';
  left.leave();
  const { find, parse } = startPage(brands);
  parse('complete');
  expect(find('select').value).toBe('');
  parse();
  expect(find('select').value).toBe('visa');
});
