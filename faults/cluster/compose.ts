import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { parse } from 'yaml';
import { projectRoot } from '../../scripts/projectRoot';

const Service = Type.Object({
  command: Type.Optional(Type.Array(Type.String(), { minItems: 1, maxItems: 1 })),
  environment: Type.Optional(
    Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
  ),
});
const Compose = Type.Object({ services: Type.Record(Type.String(), Service) });
type Service = Static<typeof Service>;

export interface Compose {
  services: readonly ComposeService[];
  getAddress: (name: string) => string;
  replaceNames: (text: string) => string;
}

export interface ComposeService {
  name: string;
  command: string;
  address: string;
  environment: Readonly<Record<string, string>>;
}

const read = (file: string) => readFileSync(path.join(projectRoot, 'deploy', file), 'utf8');

/** Fills in variables as compose does with `${NAME:?…}`. @throws Error when one is not set */
function fillIn(text: string, values: Readonly<Record<string, string | undefined>>): string {
  return text.replaceAll(/\$\{(\w+)(?::\?[^}]*)?\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`compose.yaml requires ${name}`);
    return value;
  });
}

/**
 * Reads deploy/compose.yaml. Every run uses another network of 127.0.0.0/8, so that the services keep
 * their ports.
 * @param values the variables that compose.yaml requires
 */
export function readCompose(values: Readonly<Record<string, string | undefined>>): Compose {
  const network = `127.${randomInt(1, 255)}.${randomInt(256)}`;
  const { services } = Value.Parse(Compose, parse(read('compose.yaml'), { merge: true }));
  const addresses = new Map(
    Object.keys(services).map((name, index) => [name, `${network}.${index + 1}`]),
  );
  const getAddress = (name: string) => {
    const address = addresses.get(name);
    if (address === undefined) throw new Error(`compose.yaml has no service ${name}`);
    return address;
  };
  const replaceNames = (text: string) =>
    [...addresses].reduce(
      (result, [name, address]) =>
        result.replaceAll(new RegExp(`\\b${name}:(?=\\d)`, 'g'), `${address}:`),
      text,
    );
  const readService = ([name, { command, environment = {} }]: [string, Service]) => {
    const address = getAddress(name);
    const entries = Object.entries(environment).map(([variable, value]): [string, string] => {
      const text = replaceNames(fillIn(String(value), values));
      return [variable, text === '0.0.0.0' ? address : text];
    });
    return { name, address, command: command?.[0], environment: Object.fromEntries(entries) };
  };
  const own = Object.entries(services)
    .map(readService)
    .flatMap((service) =>
      service.command === undefined ? [] : [{ ...service, command: service.command }],
    );
  return { services: own, getAddress, replaceNames };
}

export function readProxyConfig({ getAddress, replaceNames }: Compose): string {
  return replaceNames(read('haproxy.cfg')).replaceAll(
    /^(\s+bind) :(\d+)$/gm,
    `$1 ${getAddress('proxy')}:$2`,
  );
}
