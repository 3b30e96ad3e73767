import { read, type Source, variables } from './variables.server';

/**
 * Thumbprints of the keys that cards may be encrypted with. Undefined: any key of the provider, which
 * production accepts from the sandbox alone (productionGates.server.ts).
 * @throws EnvironmentError
 */
export function readCardKeys(source: Source) {
  const { CARD_KEY_THUMBPRINTS, HOMOLOG_API_URL, HOMOLOG_CARD_KEY_THUMBPRINTS } = variables;
  const values = read(source, {
    CARD_KEY_THUMBPRINTS,
    HOMOLOG_API_URL,
    HOMOLOG_CARD_KEY_THUMBPRINTS,
  });
  const own = values.CARD_KEY_THUMBPRINTS;
  const homologation = values.HOMOLOG_CARD_KEY_THUMBPRINTS;
  // Without a service of its own, homologation uses the same keys.
  return { own, homologation: values.HOMOLOG_API_URL ? homologation : own };
}
