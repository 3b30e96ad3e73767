/**
 * How Formik puts together what its three kinds of checks have found (next.config.js). Forms here are
 * checked as a whole (`useLazyValidate`), so that one of the three has all there is.
 */
const merge = {
  all: (found: readonly object[]): object => found.reduce((all, part) => ({ ...all, ...part }), {}),
};

export default merge;
