import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';
import { cleanup } from '@testing-library/react';
import type { EventEmitter } from 'node:events';
import type { Mock } from 'vitest';

declare const jsdom: { virtualConsole: EventEmitter };

// The file before may have left fake timers.
vi.useRealTimers();

// Milliseconds; the default of one second is too short on a machine with other work to do.
configure({ asyncUtilTimeout: 30_000 });

// Testing Library advances fake timers by this name alone (testing-library.com/docs/using-fake-timers).
vi.stubGlobal('jest', { advanceTimersByTime: vi.advanceTimersByTime.bind(vi) });

// jsdom has no screen: media queries match as on a phone, unless a test says otherwise.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// jsdom has no layout: nothing changes its size, unless a test says otherwise.
window.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

// jsdom has no server to call: every call succeeds, so that pages can be opened, unless a test says
// otherwise.
vi.stubGlobal('fetch', () => Promise.resolve(new Response()));

let consoleError: Mock<typeof console.error>;

beforeEach(() => {
  // Testing Library turns it on for the first file of a worker alone: only there would React warn of a
  // part of a page that loads between two steps of a test.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  window.localStorage.clear();
  window.sessionStorage.clear();
  consoleError = vi.spyOn(console, 'error');
  // jsdom reports there, too, what it does not support.
  jsdom.virtualConsole.removeAllListeners('jsdomError').on('jsdomError', consoleError);
});

// A warning of React or of a library in the console fails the test that caused it.
afterEach(async () => {
  cleanup();
  // Waits for code that a page still loads: it would otherwise arrive among the modules of the next file.
  await vi.dynamicImportSettled();
  const calls: unknown[][] = consoleError.mock.calls;
  consoleError.mockRestore();
  expect(calls).toEqual([]);
});
