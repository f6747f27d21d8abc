import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  type SpanOptions,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api'
import { AppError } from '../app-error.ts'
import { type RunningWork, runningWork } from '../load/running-work.ts'

/** Starts a span, the first of a trace by default; a span of nothing while no traces are sent. Times are by `performance.now()`. */
export function startSpan(
  name: string,
  options: SpanOptions,
  parent: Context = ROOT_CONTEXT,
): Span {
  return trace.getTracer('medley').startSpan(name, options, parent)
}

/** Starts a span inside the one of the running work; undefined if its trace is not sent. */
export function startInside(name: string, options: SpanOptions = {}): Span | undefined {
  const outer = sampledSpan(runningWork())
  return outer && startSpan(name, options, trace.setSpan(ROOT_CONTEXT, outer))
}

/** Ends a span, as failed if a type of error is given. */
export function endSpan(span: Span, error?: string, at = performance.now()): void {
  if (error !== undefined) {
    span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', error)
  }
  span.end(at)
}

/** The span that the running work is in; undefined if its trace is not sent. */
export function sampledSpan(work: RunningWork | undefined): Span | undefined {
  const isSampled = work?.span && work.span.spanContext().traceFlags & TraceFlags.SAMPLED
  return isSampled ? work.span : undefined
}

/** Runs `act` as a span of the running work, whose further spans are inside of it meanwhile. */
export async function traceService<T>(name: string, act: () => Promise<T>): Promise<T> {
  const work = runningWork()
  const span = startInside(name)
  if (!work || !span) return act()
  const outer = work.span
  work.span = span
  try {
    return await endAfter(span, act)
  } finally {
    work.span = outer
  }
}

/** Ends `span` with `act`, as failed if that throws anything but a refusal. */
export async function endAfter<T>(span: Span, act: () => Promise<T>): Promise<T> {
  try {
    const result = await act()
    endSpan(span)
    return result
  } catch (error) {
    endSpan(span, isRefusal(error) ? undefined : typeOfError(error))
    throw error
  }
}

/** True if the contract answers the error with a status below 500: no failure of the server. */
function isRefusal(error: unknown): boolean {
  return error instanceof AppError && error.status < 500
}

/** The code or class of an error; never its message, which may quote what members wrote. */
export function typeOfError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  return 'code' in error ? String(error.code) : error.name
}
