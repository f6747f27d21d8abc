/** Makes the value on the first call, and keeps it. For what takes milliseconds and few processes need. */
export function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
