/**
 * A value that the modules of a process share. A module's own variable would not do: each bundle of a
 * server has its own copy of every module. The value lives as long as the process.
 * @param name the same name gets the same value
 */
export function getProcessSingleton<Value>(name: string, create: () => Value): Value {
  const key = Symbol.for(`checkout ${name}`);
  const value = (Reflect.get(globalThis, key) as Value | undefined) ?? create();
  Reflect.set(globalThis, key, value);
  return value;
}
