/**
 * A value that the modules of a process share. A module's own would not do: a server's bundles have
 * a copy each of every module. It lives as long as the process does.
 * @param name of its kind; whoever asks by the same name is given the same value
 */
export function oneOfProcess<Value>(name: string, create: () => Value): Value {
  const key = Symbol.for(`checkout ${name}`);
  const value = (Reflect.get(globalThis, key) as Value | undefined) ?? create();
  Reflect.set(globalThis, key, value);
  return value;
}
