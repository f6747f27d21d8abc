export interface Release {
  /** Such as `1.2.0`. */
  version: string
  notesUrl: string
}

export const versionPattern = /^\d{1,6}\.\d{1,6}\.\d{1,6}$/

/** True if a version of three numbers is above another, as `1.10.0` is above `1.9.3`. */
export function isNewer(version: string, running: string): boolean {
  const [newer, older] = [numbersOf(version), numbersOf(running)]
  const first = newer.findIndex((number, index) => number !== older[index])
  return first !== -1 && (newer[first] ?? 0) > (older[first] ?? 0)
}

const numbersOf = (version: string): number[] => version.split('.').map(Number)
