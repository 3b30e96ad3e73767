import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { TextEncoder } from 'node:util';

// Milliseconds; the second that is usual is not enough on a machine with other work to do.
configure({ asyncUtilTimeout: 30_000 });

// jsdom lacks what every browser has.
Object.assign(globalThis, { TextEncoder });

// It has no screen either: what is rendered stands on a phone, unless a test says otherwise.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

let consoleError: jest.SpyInstance;

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  consoleError = jest.spyOn(console, 'error');
});

// A warning of React or of a library in the console is a failure of the test that caused it.
afterEach(() => {
  const calls: unknown[][] = consoleError.mock.calls;
  consoleError.mockRestore();
  expect(calls).toEqual([]);
});
