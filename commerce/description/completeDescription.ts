import { mapValues } from 'es-toolkit';
import { describeOperation, describeSchema } from './describeMembers';
import { schemaExamples } from './schemaExamples';

interface Description {
  components?: { schemas?: Record<string, object> };
  paths?: Record<string, object | undefined>;
}

/** Adds to the API's description what only its readers need: descriptions of members, examples. */
export function completeDescription<Described extends Description>(described: Described) {
  const { components, paths } = described;
  return {
    ...described,
    paths: mapValues(paths ?? {}, (operations) => mapValues({ ...operations }, describeOperation)),
    components: {
      ...components,
      schemas: mapValues(components?.schemas ?? {}, (schema, name) => ({
        ...(describeSchema(schema, [name]) as object),
        ...(!('examples' in schema) &&
          name in schemaExamples && { examples: schemaExamples[name] }),
      })),
    },
  };
}
