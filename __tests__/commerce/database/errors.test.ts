import { isDatabaseUnavailable } from '@/commerce/database/errors';

const fail = (message: string, fields: object) => Object.assign(new Error(message), fields);

test.each([
  ['full', '53100', 'md.c', 'could not extend file "base/5/16391": No space left on device'],
  ['over its quota', 'XX000', 'md.c', 'could not extend file "base/5/16391": Disk quota exceeded'],
  ['limited', 'XX000', 'fd.c', 'could not write to file "base/5/16391": File too large'],
  ['broken', '58030', 'md.c', 'could not extend file "base/5/16391": Input/output error'],
])('a database whose disk is %s is unavailable', (_name, code, file, message) => {
  expect(isDatabaseUnavailable(fail(message, { code, file }))).toBe(true);
  const query = new Error('Failed query', { cause: fail(message, { code, file }) });
  expect(isDatabaseUnavailable(query)).toBe(true);
});

test('a read-only replica counts as unavailable', () => {
  const refused = fail('cannot execute INSERT in a read-only transaction', { code: '25006' });
  expect(isDatabaseUnavailable(new Error('Failed query', { cause: refused }))).toBe(true);
});

test.each([
  ['of the server itself', 'XX000', 'parse_node.c', 'unrecognized node type: 5'],
  ['of a statement', '42703', 'parse_relation.c', 'column "x" does not exist'],
  ['of a row', '23505', 'nbtinsert.c', 'duplicate key value violates unique constraint "x"'],
])('an error %s does not count as unavailable', (_name, code, file, message) => {
  expect(isDatabaseUnavailable(fail(message, { code, file }))).toBe(false);
});
