import { HttpError, NoAnswerError } from '@/services/http/errors';
import { getFailureGroup, isReported, isRouted } from '@/services/logger/dispatchLog';
import { logLevels } from '@/domain/monitoring/logSettings';

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
  ] as const)('an error that is not reported goes to %s: %s', (kind, expected) => {
    const entry = { level: 'error', message: 'x', fields: { error: status(404) } } as const;
    expect(isRouted(kind, entry)).toBe(expected);
  });
});

describe('isReported', () => {
  it('is true of errors of the product', () => {
    const errors = [
      ...[402, 403, 409, 500, 503].map(status),
      new NoAnswerError('GET', '/x', 'timeout'),
      new TypeError("Cannot read properties of undefined (reading 'id')"),
      undefined,
    ];
    expect(errors.filter((error) => !isReported(error))).toEqual([]);
  });

  it('is false of errors of a call, a connection or a browser', () => {
    const errors = [
      ...[400, 401, 404, 422].map(status),
      new NoAnswerError('GET', '/x', 'network'),
      // A failed fetch in Chrome, in Safari and in Firefox.
      new TypeError('Failed to fetch'),
      new TypeError('Load failed'),
      new TypeError('NetworkError when attempting to fetch resource.'),
      new Error('Failed to load chunk /_next/static/a.js'),
      new Error("Failed to read the 'localStorage' property from 'Window': Access is denied."),
    ];
    expect(errors.filter(isReported)).toEqual([]);
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
