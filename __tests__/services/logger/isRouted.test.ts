import { HttpError } from '@/services/http/HttpError';
import { NoAnswerError } from '@/services/http/NoAnswerError';
import { getFailureGroup } from '@/services/logger/getFailureGroup';
import { isReported } from '@/services/logger/isReported';
import { isRouted } from '@/services/logger/isRouted';
import { logLevels } from '@/services/logger/LogEntry';

const status = (code: number) => new HttpError('POST', '/api/v1/lead', code, null);

describe('isRouted', () => {
  it.each([
    ['monitoring', ['fatal', 'error', 'warning', 'info', 'debug']],
    ['errorReporting', ['fatal', 'error']],
    ['console', ['fatal', 'error', 'warning', 'info', 'debug']],
  ] as const)('%s gets %j', (kind, expected) => {
    const routed = logLevels.filter((level) => isRouted(kind, { level, message: 'x', fields: {} }));
    expect(routed).toEqual(expected);
  });

  it.each([
    ['monitoring', true],
    ['errorReporting', false],
    ['console', true],
  ] as const)('an answer that is not reported goes to %s: %s', (kind, expected) => {
    const entry = { level: 'error', message: 'x', fields: { error: status(404) } } as const;
    expect(isRouted(kind, entry)).toBe(expected);
  });
});

describe('isReported', () => {
  it.each([
    ['400', status(400), false],
    ['401', status(401), false],
    ['404', status(404), false],
    ['422', status(422), false],
    ['402', status(402), true],
    ['403', status(403), true],
    ['409', status(409), true],
    ['500', status(500), true],
    ['503', status(503), true],
    ['a connection that failed', new NoAnswerError('GET', '/x', 'network'), false],
    ['a time limit that passed', new NoAnswerError('GET', '/x', 'timeout'), true],
    ['a fetch in Chrome', new TypeError('Failed to fetch'), false],
    ['a fetch in Safari', new TypeError('Load failed'), false],
    ['a fetch in Firefox', new TypeError('NetworkError when attempting to fetch resource.'), false],
    ['code that did not arrive', new Error('Failed to load chunk /_next/static/a.js'), false],
    [
      'a storage that is refused',
      new Error("Failed to read the 'localStorage' property from 'Window': Access is denied."),
      false,
    ],
    ['a defect', new TypeError("Cannot read properties of undefined (reading 'id')"), true],
    ['no error at all', undefined, true],
  ])('%s', (_, error, expected) => {
    expect(isReported(error)).toBe(expected);
  });
});

describe('getFailureGroup', () => {
  it.each([
    ['an answer', status(500), ['/api/v1/lead', 'POST', '500']],
    ['no answer', new NoAnswerError('GET', '/x', 'timeout'), ['/x', 'GET', 'timeout']],
    ['a defect', new Error('x'), null],
    ['no error', undefined, null],
  ])('%s', (_, error, expected) => {
    expect(getFailureGroup(error)).toEqual(expected);
  });
});
