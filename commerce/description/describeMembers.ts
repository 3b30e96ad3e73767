import { isPlainObject, mapValues } from 'es-toolkit';
import { checkoutMembers } from './members/checkoutMembers';
import { eventMembers } from './members/eventMembers';
import { linkMembers } from './members/linkMembers';
import { parameterDescriptions } from './members/parameters';
import { paymentMembers } from './members/paymentMembers';
import { saleMembers } from './members/saleMembers';
import { serviceMembers } from './members/serviceMembers';

/**
 * What members of the named schemas mean, where the contract itself does not say it: browsers load
 * the contract, and need no prose. A key is the end of a member's path (`Invoice.kind`, `plan.id`,
 * `planId`); the longest that fits counts.
 */
export const memberDescriptions: Readonly<Record<string, string>> = {
  ...saleMembers,
  ...checkoutMembers,
  ...paymentMembers,
  ...linkMembers,
  ...eventMembers,
  ...serviceMembers,
};

/** @returns the key that describes the member, if one does */
export const findMemberKey = (path: readonly string[]): string | undefined =>
  path
    .map((_, index) => path.slice(index).join('.'))
    .find((key) => Object.hasOwn(memberDescriptions, key));

/** @returns the key that describes the parameter, if one does */
export const findParameterKey = (operationId: string, name: string): string | undefined =>
  [`${operationId}.${name}`, name].find((key) => Object.hasOwn(parameterDescriptions, key));

const isObject = (value: unknown): value is Record<string, unknown> => isPlainObject(value);

const describeEach = (schemas: unknown, path: readonly string[]) =>
  Array.isArray(schemas) ? schemas.map((schema) => describeSchema(schema, path)) : schemas;

function describeMember(member: unknown, path: readonly string[]): unknown {
  const described = describeSchema(member, path);
  const key = findMemberKey(path);
  if (!isObject(described) || described.description !== undefined || !key) return described;
  return { ...described, description: memberDescriptions[key] };
}

/** Describes the members of a schema, also those of its alternatives and of what it lists. */
export function describeSchema(schema: unknown, path: readonly string[]): unknown {
  if (!isObject(schema)) return schema;
  const { additionalProperties, allOf, anyOf, items, properties } = schema;
  return {
    ...schema,
    ...(isObject(properties) && {
      properties: mapValues(properties, (member, name) => describeMember(member, [...path, name])),
    }),
    ...(items !== undefined && { items: describeSchema(items, path) }),
    ...(additionalProperties !== undefined && {
      additionalProperties: describeSchema(additionalProperties, path),
    }),
    ...(anyOf !== undefined && { anyOf: describeEach(anyOf, path) }),
    ...(allOf !== undefined && { allOf: describeEach(allOf, path) }),
  };
}

function describeParameter(parameter: unknown, operationId: string): unknown {
  if (!isObject(parameter) || parameter.description !== undefined) return parameter;
  const { name } = parameter;
  const key = typeof name === 'string' ? findParameterKey(operationId, name) : undefined;
  return key ? { ...parameter, description: parameterDescriptions[key] } : parameter;
}

const describeContent = (content: unknown, operationId: string): unknown =>
  isObject(content)
    ? { ...content, schema: describeSchema(content.schema, [operationId]) }
    : content;

/** Describes the parameters of an operation, and the members of a body without a name. */
export function describeOperation(operation: unknown): unknown {
  if (!isObject(operation)) return operation;
  const { operationId, parameters, requestBody } = operation;
  if (typeof operationId !== 'string') return operation;
  return {
    ...operation,
    ...(Array.isArray(parameters) && {
      parameters: parameters.map((parameter) => describeParameter(parameter, operationId)),
    }),
    ...(isObject(requestBody) &&
      isObject(requestBody.content) && {
        requestBody: {
          ...requestBody,
          content: mapValues(requestBody.content, (content) =>
            describeContent(content, operationId),
          ),
        },
      }),
  };
}
