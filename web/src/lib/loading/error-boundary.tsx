import { Component, type ComponentType, type ReactNode } from 'react'

interface Props {
  Fallback: ComponentType<{ error: unknown }>
  /** A new value draws the children again after a failure. */
  resetKey: unknown
  children: ReactNode
}

interface State {
  failure: { error: unknown } | null
  resetKey: unknown
}

/** Draws something else where a child throws. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey }
  }

  override render(): ReactNode {
    const { Fallback, children } = this.props
    const { failure } = this.state
    return failure ? <Fallback error={failure.error} /> : children
  }
}
