/** The calls of a host are known by name alone: some of them go another way. */
export const overriding = <T extends object>(host: T, own: Partial<T>): T =>
  new Proxy(host, { get: (all, name) => Reflect.get(own, name) ?? Reflect.get(all, name) });
