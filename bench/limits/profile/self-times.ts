import type { Profiler } from 'node:inspector/promises'

export interface SelfTime {
  name: string
  /** Milliseconds on the main thread without what it calls. */
  ms: number
}

export interface SelfTimes {
  packages: SelfTime[]
  functions: SelfTime[]
}

/** Sums the self times of a profile by package and by function, the largest first; idle time is left out. */
export function selfTimes(profile: Profiler.Profile): SelfTimes {
  const packages = new Map<string, number>()
  const functions = new Map<string, number>()
  const add = (sums: Map<string, number>, name: string, ms: number) =>
    sums.set(name, (sums.get(name) ?? 0) + ms)
  const times = timesOfNodes(profile)
  for (const { id, callFrame } of profile.nodes) {
    const ms = times.get(id) ?? 0
    if (ms === 0 || callFrame.functionName === '(idle)') continue
    const place = packageOf(callFrame)
    add(packages, place, ms)
    add(functions, `${callFrame.functionName || '(anonymous)'} in ${place}`, ms)
  }
  return { packages: sorted(packages), functions: sorted(functions) }
}

function timesOfNodes({ samples = [], timeDeltas = [] }: Profiler.Profile): Map<number, number> {
  const times = new Map<number, number>()
  for (const [place, id] of samples.entries()) {
    // The next delta is the time until the next sample.
    const ms = (timeDeltas[place + 1] ?? 0) / 1000
    times.set(id, (times.get(id) ?? 0) + ms)
  }
  return times
}

type Frame = Profiler.ProfileNode['callFrame']

/** An npm package, a module of Node, a folder of the server, or what the engine does itself. */
export function packageOf({ url, functionName }: Frame): string {
  const installed = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1]
  if (installed !== undefined) return installed
  const builtIn = /^node:(?:internal\/)?([^/]+)/.exec(url)?.[1]
  if (builtIn !== undefined) return `node:${builtIn}`
  const own = /\/((?:server|contract)\/(?:src|dist)(?:\/features\/[^/]+|\/[^/]+(?=\/))?)/.exec(url)
  if (own?.[1] !== undefined) return own[1]
  if (functionName.startsWith('(')) return functionName
  return url === '' ? 'native code' : url
}

function sorted(sums: ReadonlyMap<string, number>): SelfTime[] {
  return [...sums].map(([name, ms]) => ({ name, ms })).toSorted((a, b) => b.ms - a.ms)
}
