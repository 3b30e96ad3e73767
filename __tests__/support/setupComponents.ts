import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';
import { cleanup } from '@testing-library/react';
import type { EventEmitter } from 'node:events';
import type { Mock } from 'vitest';

declare const jsdom: { virtualConsole: EventEmitter };

// Of the file before.
vi.useRealTimers();

// Milliseconds; the second that is usual is not enough on a machine with other work to do.
configure({ asyncUtilTimeout: 30_000 });

// Testing Library moves a stopped clock on by this name alone (testing-library.com/docs/using-fake-timers).
vi.stubGlobal('jest', { advanceTimersByTime: vi.advanceTimersByTime.bind(vi) });

// jsdom has no screen: what is rendered stands on a phone, unless a test says otherwise.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// jsdom has no server to ask: pages can be opened, unless a test says otherwise.
vi.stubGlobal('fetch', () => Promise.resolve(new Response()));

let consoleError: Mock<typeof console.error>;

beforeEach(() => {
  // Testing Library turns it on for the first file of a worker alone: React would warn there of a part
  // of a page that comes between two steps of a test, and nowhere else.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  window.localStorage.clear();
  window.sessionStorage.clear();
  consoleError = vi.spyOn(console, 'error');
  // jsdom says there, too, what it cannot do.
  jsdom.virtualConsole.removeAllListeners('jsdomError').on('jsdomError', consoleError);
});

// A warning of React or of a library in the console is a failure of the test that caused it.
afterEach(async () => {
  cleanup();
  // Code that a page still waits for comes within its own test, and not into the next file's modules.
  await vi.dynamicImportSettled();
  const calls: unknown[][] = consoleError.mock.calls;
  consoleError.mockRestore();
  expect(calls).toEqual([]);
});
