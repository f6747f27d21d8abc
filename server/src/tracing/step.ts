export type StepAttributes = Readonly<Record<string, string | number | undefined>>

export interface StepOptions {
  /** server: answers a caller; client: waits for another program; consumer: runs a job; internal by default. */
  kind?: 'server' | 'client' | 'consumer'
  /** When it began, by `performance.now()`; now by default. */
  since?: number
  attributes?: StepAttributes
}

/** A span of a trace; times are by `performance.now()`. */
export interface Step {
  readonly traceId: string
  /** Names this step to whatever continues the trace elsewhere, in the format of W3C Trace Context. */
  readonly traceparent: string
  /** True if the trace is sent; otherwise no step of it need be described. */
  readonly isSampled: boolean
  /** Begins a step inside this one. */
  begin(name: string, options?: StepOptions): Step
  set(attributes: StepAttributes): void
  /** Records something that has just happened. */
  note(event: string, attributes: StepAttributes): void
  /** Ends it, as failed if a type of error is given. Ending it again has no effect. */
  end(options?: { error?: string | undefined; at?: number }): void
}

/** How many spans reached the collector, did not, or found the queue full. */
export interface SpanCounts {
  sent: number
  failed: number
  dropped: number
}

/** Sends traces to a collector. */
export interface Tracing {
  readonly spans: Readonly<SpanCounts>
  /** Begins a trace, or continues the one of the header `traceparent`; an unreadable one begins a trace. */
  begin(name: string, options: StepOptions & { traceparent?: string | undefined }): Step
  /** Sends what waits, for two seconds at most. */
  stop(): Promise<void>
}
