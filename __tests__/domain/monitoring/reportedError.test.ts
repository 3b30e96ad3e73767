import { getBrowserText, getServerText, toReportedError } from '@/domain/monitoring/reportedError';

const parse = (text: string): Error => {
  try {
    JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return error;
  }
  return new Error('it could be parsed');
};

describe('toReportedError', () => {
  it('keeps name and stack, and replaces a message that may be private with the logged text', () => {
    const { message, name, stack } = toReportedError(parse('Maria'), 'broken', getServerText);
    expect([name, message]).toEqual(['SyntaxError', 'broken']);
    expect(stack).toContain('reportedError.test.ts');
    expect(stack).not.toContain('Maria');
    expect(toReportedError(parse('Maria'), 'broken', getBrowserText).message).toBe('broken');
  });

  it('keeps a code, and what the engine says about the code itself', () => {
    const refused = Object.assign(new Error('to maria@e.com'), { code: 'ECONNREFUSED' });
    expect(toReportedError(refused, 'broken', getServerText).message).toBe('ECONNREFUSED');
    const ours = new TypeError('x is not a function');
    expect(toReportedError(ours, 'broken', getServerText).message).toBe('x is not a function');
  });

  it('reports a thrown value that is no error as NotAnError, without its content', () => {
    const { message, name } = toReportedError('Maria', 'broken', getServerText);
    expect([name, message]).toEqual(['NotAnError', 'broken']);
  });
});
