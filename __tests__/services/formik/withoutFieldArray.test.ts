import { readFileSync } from 'node:fs';
import withoutFieldArray from '@/services/formik/withoutFieldArray.js';

const formik = readFileSync(require.resolve('formik/dist/formik.esm.js'), 'utf8');

test('one statement of Formik is left out, and nothing else', () => {
  const left = withoutFieldArray(formik);
  expect(formik.length - left.length).toBeLessThan(70);
  expect(left).not.toContain('FieldArrayInner.defaultProps');
  expect(left).toContain('/*#__PURE__*/connect(FieldArrayInner)');
});

test('a version of Formik without it is noticed by the build', () => {
  expect(() => withoutFieldArray('export {}')).toThrow('Formik');
});
