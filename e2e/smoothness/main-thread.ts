import type { Browser, Page } from '@playwright/test'

/** A task of the main thread, in milliseconds. */
export interface Task {
  /** On the clock of the trace. */
  start: number
  /** Processor time of the thread, without what other programs took meanwhile. */
  busy: number
}

/** From the event to the next paint. */
export interface Interaction {
  start: number
  end: number
}

/** Counts of the frames that were due while the page was scrolled, apart from those without a change. */
export interface ScrollFrames {
  /** Moved the page, whether or not the main thread had news for them. */
  moved: number
  /** The page stood still. */
  dropped: number
  /** Of those that moved it: with a place whose content had not been painted yet. */
  blank: number
}

export interface Trace {
  tasks: Task[]
  interactions: Interaction[]
  scrollFrames: ScrollFrames
}

/** The fields of a trace event that are read here; times are in microseconds. */
interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  tdur?: number
  id2?: { local?: string }
  args?: {
    name?: string
    data?: { interactionId?: number; duration?: number; timeStamp?: number }
    frame_reporter?: FrameReport
  }
}

/** Report of Chromium's compositor about a frame. */
interface FrameReport {
  state: string
  scroll_state: string
  checkerboarded_needs_raster: boolean
  checkerboarded_needs_record: boolean
}

const categories = [
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'devtools.timeline',
  'toplevel',
  '__metadata',
]

/** Records what the main thread of a page does meanwhile. */
export async function traceDuring(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<Trace> {
  await browser.startTracing(page, { categories })
  await work()
  const recorded = await browser.stopTracing()
  return readTrace(recorded.toString())
}

function readTrace(text: string): Trace {
  const { traceEvents } = JSON.parse(text) as { traceEvents: TraceEvent[] }
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  )
  const tasksOf = Map.groupBy(
    traceEvents.filter((event) => event.name === 'RunTask' && mains.has(threadOf(event))),
    threadOf,
  )
  const [busiest = []] = [...tasksOf.values()].toSorted((a, b) => total(b) - total(a))
  return {
    tasks: busiest
      .map(({ ts, tdur = 0 }) => ({ start: ts / 1000, busy: tdur / 1000 }))
      .toSorted((a, b) => a.start - b.start),
    interactions: readInteractions(traceEvents),
    scrollFrames: countScrollFrames(traceEvents),
  }
}

function countScrollFrames(events: readonly TraceEvent[]): ScrollFrames {
  const frames = events
    .flatMap(({ name, ph, args }) =>
      name === 'PipelineReporter' && ph === 'b' ? (args?.frame_reporter ?? []) : [],
    )
    .filter(
      ({ state, scroll_state: scroll }) =>
        scroll !== 'SCROLL_NONE' && state !== 'STATE_NO_UPDATE_DESIRED',
    )
  const moved = frames.filter((frame) => !isDropped(frame))
  return {
    moved: moved.length,
    dropped: frames.length - moved.length,
    blank: moved.filter((one) => one.checkerboarded_needs_raster || one.checkerboarded_needs_record)
      .length,
  }
}

/** A frame without the main thread's part moves the page only where the compositor scrolls it. */
function isDropped({ state, scroll_state: scroll }: FrameReport): boolean {
  const isPartial = state === 'STATE_PRESENTED_PARTIAL'
  return state === 'STATE_DROPPED' || (isPartial && scroll === 'SCROLL_MAIN_THREAD')
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid} ${tid}`
}

function total(events: readonly TraceEvent[]): number {
  return events.reduce((sum, { tdur = 0 }) => sum + tdur, 0)
}

/** Clicks and keys; what belongs to no interaction, such as moving the pointer, has the id 0. */
function readInteractions(events: readonly TraceEvent[]): Interaction[] {
  return events.flatMap(({ name, ph, ts, args }) => {
    const { interactionId = 0, duration = 0 } = args?.data ?? {}
    if (name !== 'EventTiming' || ph !== 'b' || interactionId === 0) return []
    return [{ start: ts / 1000, end: ts / 1000 + duration }]
  })
}
