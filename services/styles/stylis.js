/**
 * What styled-components asks of stylis (next.config.js), without the writing of vendor prefixes: it
 * does none unless it is told to.
 */
export {
  compile,
  middleware,
  RULESET,
  rulesheet,
  serialize,
  stringify,
} from '../../node_modules/stylis/index.js';

export const prefixer = undefined;
