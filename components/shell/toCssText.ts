import type { RuleSet } from 'styled-components';

/**
 * The text of rules for a style element of the document, which knows no properties of a component.
 * @throws TypeError when a rule depends on them
 */
export const toCssText = (rules: RuleSet): string =>
  rules
    .map((rule) => {
      if (typeof rule !== 'string') throw new TypeError('a rule of the document is no text');
      return rule;
    })
    .join('');
