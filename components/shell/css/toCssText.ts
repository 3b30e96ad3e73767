import type { RuleSet } from 'styled-components';

/**
 * Turns rules into the text of a style element of the document, which has no component's properties.
 * @throws TypeError when a rule depends on such properties
 */
export const toCssText = (rules: RuleSet): string =>
  rules
    .map((rule) => {
      if (typeof rule !== 'string')
        throw new TypeError('a rule of the document depends on component properties');
      return rule;
    })
    .join('');
