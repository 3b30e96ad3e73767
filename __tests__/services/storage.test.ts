/** @vitest-environment jsdom */
import { readStored, removeStored, subscribeToStored, writeStored } from '@/services/storage';

const dataForm = { name: 'Maria Silva', email: 'maria@exemplo.com.br', phone: '+5511987654321' };

afterEach(() => {
  vi.restoreAllMocks();
  removeStored('dataForm');
});

const refuseToStore = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

test('a value is stored in the browser', () => {
  writeStored('dataForm', dataForm);
  expect(JSON.parse(window.localStorage.getItem('dataForm') ?? '')).toEqual(dataForm);
  expect(readStored('dataForm')).toEqual(dataForm);
});

test('a value that the browser refuses to store lasts for this visit', () => {
  const changed = vi.fn();
  const stop = subscribeToStored(changed);
  refuseToStore();
  writeStored('dataForm', dataForm);
  stop();
  expect(changed).toHaveBeenCalledTimes(1);
  expect(readStored('dataForm')).toEqual(dataForm);
  removeStored('dataForm');
  expect(readStored('dataForm')).toBeNull();
});

test('a later value that can be stored counts again', () => {
  refuseToStore();
  writeStored('dataForm', dataForm);
  vi.restoreAllMocks();
  writeStored('dataForm', { ...dataForm, name: 'Ana Lima' });
  expect(readStored('dataForm')?.name).toBe('Ana Lima');
});

test('a stored value of another shape counts as absent', () => {
  window.localStorage.setItem('dataForm', '{"name":1}');
  expect(readStored('dataForm')).toBeNull();
});

describe('a tab that has made a payment', () => {
  const code = { code: '00020126', expiresAt: '2030-01-01T00:00:00Z', currency: 'BRL' };
  const own = { ...code, token: 'own', amount: 358800 };

  function payInAnotherTab(): void {
    const other = { ...code, token: 'other', amount: 83880 };
    window.localStorage.setItem('dataPix', JSON.stringify(other));
    window.localStorage.setItem('invoiceToken', '"other"');
    window.dispatchEvent(new StorageEvent('storage', { key: 'dataPix' }));
  }

  afterEach(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  });

  test('keeps that payment, whatever another tab pays', () => {
    writeStored('dataPix', own);
    writeStored('invoiceToken', 'own');
    payInAnotherTab();
    expect(readStored('dataPix')).toEqual(own);
    expect(readStored('invoiceToken')).toBe('own');
  });

  test('uses the last payment of the browser where it has made none', () => {
    payInAnotherTab();
    expect(readStored('dataPix')?.amount).toBe(83880);
    expect(readStored('invoiceToken')).toBe('other');
  });

  test('removes it from the browser as well', () => {
    writeStored('invoiceToken', 'own');
    removeStored('invoiceToken');
    expect(readStored('invoiceToken')).toBeNull();
    expect(window.localStorage.getItem('invoiceToken')).toBeNull();
  });
});

describe('a tab with a buyer of its own', () => {
  const form = { email: 'a@b.co', name: 'Ana Lima', phone: '+5511987654321' };
  const buyer = { leadId: 'own', ...form };

  function chooseInAnotherTab(key: string, value: unknown): void {
    window.localStorage.setItem(key, JSON.stringify(value));
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }

  afterEach(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  });

  test('sells what was chosen in it, whatever another tab chooses', () => {
    writeStored('dataLead', buyer);
    writeStored('PURCHASED_PROFILES_AMOUNT', 3);
    chooseInAnotherTab('PURCHASED_PROFILES_AMOUNT', 1);
    expect(readStored('PURCHASED_PROFILES_AMOUNT')).toBe(3);
  });

  test('adds nothing that was added only in another tab', () => {
    writeStored('dataLead', buyer);
    chooseInAnotherTab('PURCHASED_PLAN', 'with-add-on');
    expect(readStored('PURCHASED_PLAN')).toBeNull();
  });

  test('sells to that buyer, at the school chosen in it', () => {
    const school = { region: 'BA', city: 'salvador', unit: 'pituba', name: 'Pituba' };
    writeStored('dataLead', buyer);
    writeStored('chosenSchool', school);
    chooseInAnotherTab('dataLead', { ...buyer, leadId: 'other' });
    chooseInAnotherTab('chosenSchool', { ...school, unit: 'moema' });
    expect(readStored('dataLead')?.leadId).toBe('own');
    expect(readStored('chosenSchool')?.unit).toBe('pituba');
  });

  test('shows that buyer in its form, whoever is typed or forgotten in another tab', () => {
    writeStored('dataForm', form);
    writeStored('dataLead', buyer);
    chooseInAnotherTab('dataForm', { ...form, name: 'Rui Sá' });
    expect(readStored('dataForm')?.name).toBe('Ana Lima');
    chooseInAnotherTab('dataForm', null);
    expect(readStored('dataForm')?.name).toBe('Ana Lima');
  });

  test('has no buyer once that one is forgotten, whoever buys in another tab', () => {
    writeStored('dataLead', buyer);
    removeStored('dataLead');
    removeStored('dataForm');
    chooseInAnotherTab('dataForm', form);
    chooseInAnotherTab('dataLead', buyer);
    expect(readStored('dataForm')).toBeNull();
    expect(readStored('dataLead')).toBeNull();
  });

  test("shows the browser's contact in its form once its lead is removed", () => {
    chooseInAnotherTab('dataForm', form);
    chooseInAnotherTab('dataLead', buyer);
    removeStored('dataLead');
    expect(readStored('dataForm')).toEqual(form);
  });

  test("uses the browser's choices where it uses the browser's buyer", () => {
    chooseInAnotherTab('dataLead', buyer);
    chooseInAnotherTab('PURCHASED_PLAN', 'with-add-on');
    writeStored('dataLead', buyer);
    expect(readStored('PURCHASED_PLAN')).toBe('with-add-on');
  });
});
