import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer,
} from '@opentelemetry/api'
import type { Step, StepAttributes, StepOptions } from './step.ts'

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER }

interface TraceClock {
  tracer: Tracer
  /** Turns `performance.now()` into Unix time in ms; one for all steps of a trace in this process, so that they nest. */
  clockOffset: number
}

/** A step as a span of OpenTelemetry. */
export class SpanStep implements Step {
  readonly #span: Span
  readonly #clock: TraceClock
  readonly isSampled: boolean

  private constructor(span: Span, clock: TraceClock) {
    this.#span = span
    this.#clock = clock
    this.isSampled = (span.spanContext().traceFlags & TraceFlags.SAMPLED) !== 0
  }

  static begin(
    clock: TraceClock,
    name: string,
    { kind, since = performance.now(), attributes = {}, parent }: StepOptions & { parent: Context },
  ): SpanStep {
    const startTime = clock.clockOffset + since
    const spanKind = kind ? kinds[kind] : SpanKind.INTERNAL
    const options = { kind: spanKind, startTime, attributes }
    return new SpanStep(clock.tracer.startSpan(name, options, parent), clock)
  }

  get traceId(): string {
    return this.#span.spanContext().traceId
  }

  get traceparent(): string {
    const { traceId, spanId, traceFlags } = this.#span.spanContext()
    return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
  }

  begin(name: string, options: StepOptions = {}): Step {
    const parent = trace.setSpan(ROOT_CONTEXT, this.#span)
    return SpanStep.begin(this.#clock, name, { ...options, parent })
  }

  set(attributes: StepAttributes): void {
    this.#span.setAttributes(attributes)
  }

  note(event: string, attributes: StepAttributes): void {
    this.#span.addEvent(event, attributes, this.#clock.clockOffset + performance.now())
  }

  end({ error, at = performance.now() }: { error?: string | undefined; at?: number } = {}): void {
    if (!this.#span.isRecording()) return
    if (error !== undefined) {
      this.#span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', error)
    }
    this.#span.end(this.#clock.clockOffset + at)
  }
}
